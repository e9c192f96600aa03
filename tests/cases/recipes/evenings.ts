import type { Language } from '#core/language.ts';

/** Recipe planned for tomorrow: its lines and steps, one a row, and the foods to thaw or soak this evening. */
export type EveningCase = {
  readonly language: Language;
  readonly lines: string;
  readonly steps: string;
  readonly thaw?: string;
  readonly soak?: string;
};

/** Written before the rule. Half of them need no work, because an unnecessary notification is one too many. */
export const EVENINGS: readonly EveningCase[] = [
  // Frozen by a shop or at home.
  {
    language: 'en',
    lines: '500 g frozen cod fillets',
    steps: 'Bake for 20 minutes.',
    thaw: 'frozen cod fillets',
  },
  { language: 'en', lines: '400 g salmon fillets, frozen', steps: 'Fry the salmon.', thaw: 'salmon fillets' },
  {
    language: 'en',
    lines: '500 g minced beef, defrosted\n1 onion',
    steps: 'Brown the mince.',
    thaw: 'minced beef',
  },
  {
    language: 'en',
    lines: '300 g frozen raw prawns',
    steps: 'Fry for 3 minutes.',
    thaw: 'frozen raw prawns',
  },
  {
    language: 'en',
    lines: '1 sheet frozen puff pastry, thawed',
    steps: 'Unroll.',
    thaw: 'frozen puff pastry',
  },
  { language: 'en', lines: '1 frozen duck (2 kg)', steps: 'Roast for 2 hours.', thaw: 'frozen duck' },
  {
    language: 'en',
    lines: '450 g frozen spinach, thawed and squeezed dry',
    steps: 'Mix.',
    thaw: 'frozen spinach',
  },
  {
    language: 'en',
    lines: '4 frozen chicken thighs',
    steps: 'Braise for 40 minutes.',
    thaw: 'frozen chicken thighs',
  },
  { language: 'de', lines: '500 g TK-Kabeljaufilet', steps: 'Im Ofen garen.', thaw: 'TK-Kabeljaufilet' },
  { language: 'de', lines: '400 g Lachsfilet (TK)', steps: 'Lachs braten.', thaw: 'Lachsfilet' },
  { language: 'de', lines: '500 g Hackfleisch, tiefgekühlt', steps: 'Anbraten.', thaw: 'Hackfleisch' },
  { language: 'de', lines: '1 Pck. TK-Blätterteig', steps: 'Ausrollen.', thaw: 'TK-Blätterteig' },
  { language: 'de', lines: '300 g gefrorene Garnelen', steps: 'Braten.', thaw: 'gefrorene Garnelen' },
  { language: 'de', lines: '600 g Rindergulasch (aufgetaut)', steps: 'Schmoren.', thaw: 'Rindergulasch' },
  { language: 'de', lines: '450 g TK-Spinat, aufgetaut', steps: 'Ausdrücken.', thaw: 'TK-Spinat' },
  // Soaked.
  { language: 'en', lines: '250 g dried chickpeas', steps: 'Simmer for 1 hour.', soak: 'dried chickpeas' },
  { language: 'en', lines: '1 cup dry black beans', steps: 'Boil until soft.', soak: 'dry black beans' },
  { language: 'en', lines: '200 g chickpeas, soaked overnight', steps: 'Grind.', soak: 'chickpeas' },
  { language: 'en', lines: '150 g cashews, soaked overnight', steps: 'Blend.', soak: 'cashews' },
  {
    language: 'en',
    lines: '300 g dried haricot beans\n1 onion',
    steps: 'Soak the beans in cold water for 12 hours.\nSimmer for 1 hour.',
    soak: 'dried haricot beans',
  },
  {
    language: 'en',
    lines: '100 g rolled oats\n200 ml milk',
    steps: 'Leave the oats to soak in the milk overnight.',
    soak: 'rolled oats',
  },
  {
    language: 'en',
    lines: '20 g dried porcini\n250 g dried cannellini beans',
    steps: 'Soak the porcini in hot water for 20 minutes.\nCook the beans for 1 hour.',
    soak: 'dried cannellini beans',
  },
  { language: 'de', lines: '250 g Kichererbsen, getrocknet', steps: 'Weich kochen.', soak: 'Kichererbsen' },
  { language: 'de', lines: '250 g Trockenbohnen', steps: '1 Stunde kochen.', soak: 'Trockenbohnen' },
  {
    language: 'de',
    lines: '200 g weiße Bohnen (am Vortag eingeweicht)',
    steps: 'Kochen.',
    soak: 'weiße Bohnen',
  },
  {
    language: 'de',
    lines: '200 g Mungbohnen\n1 Zwiebel',
    steps: 'Die Mungbohnen über Nacht einweichen und abgießen.',
    soak: 'Mungbohnen',
  },
  {
    language: 'de',
    lines: '300 g getrocknete Kidneybohnen\n500 g TK-Hackfleisch',
    steps: 'Bohnen kochen.\nHack anbraten.',
    soak: 'getrocknete Kidneybohnen',
    thaw: 'TK-Hackfleisch',
  },
  // Goes into the pan frozen, or is ready.
  { language: 'en', lines: '200 g frozen peas', steps: 'Stir in the peas.' },
  { language: 'en', lines: '300 g frozen raspberries', steps: 'Fold in.' },
  { language: 'en', lines: '500 g frozen spinach', steps: 'Add the frozen spinach and let it melt.' },
  { language: 'en', lines: '10 frozen fish fingers', steps: 'Bake for 15 minutes.' },
  { language: 'en', lines: '1 can kidney beans', steps: 'Drain.' },
  { language: 'en', lines: '400 g cooked chickpeas', steps: 'Mash.' },
  { language: 'en', lines: '500 g minced beef', steps: 'Brown the mince.' },
  { language: 'en', lines: '200 g red lentils', steps: 'Simmer for 15 minutes.' },
  { language: 'en', lines: '30 g dried mushrooms', steps: 'Soak the mushrooms for 30 minutes.' },
  { language: 'de', lines: '500 g TK-Blattspinat', steps: 'In den Topf geben.' },
  { language: 'de', lines: '300 g TK-Beerenmischung', steps: 'Erhitzen.' },
  { language: 'de', lines: '200 g Tellerlinsen', steps: '30 Minuten kochen.' },
  { language: 'de', lines: '1 Dose Kichererbsen', steps: 'Abgießen.' },
  // Done by the recipe itself, within hours.
  {
    language: 'en',
    lines: '250 g dried black beans',
    steps: 'Bring the beans to the boil, take off the heat and leave to soak for 1 hour.',
  },
  { language: 'en', lines: '250 g dried pinto beans', steps: 'No need to soak the beans: cook for 3 hours.' },
  {
    language: 'en',
    lines: '400 g frozen prawns',
    steps: 'Thaw the prawns under cold running water for 10 minutes.',
  },
  { language: 'en', lines: '500 g frozen cod fillets', steps: 'Put the frozen fish straight into the oven.' },
  { language: 'en', lines: '100 g cashews, soaked for 2 hours', steps: 'Blend.' },
  { language: 'de', lines: '250 g getrocknete Kichererbsen', steps: 'Kichererbsen 3 Stunden einweichen.' },
  { language: 'de', lines: '400 g TK-Lachs', steps: 'Den Lachs unaufgetaut in die Form legen.' },
  { language: 'de', lines: '6 Blatt Gelatine', steps: 'Gelatine 5 Minuten einweichen.' },
  // Found afterwards: either will do.
  { language: 'en', lines: '500 g prawns, fresh or frozen', steps: 'Fry the prawns.' },
  { language: 'de', lines: '400 g Lachsfilet (TK geht auch)', steps: 'Lachs braten.' },
];
