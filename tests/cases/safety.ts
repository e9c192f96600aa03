import type { Draft } from '#core/generation/draft/draft.ts';
import type { SafetyRule } from '#core/guard/safety-sentences.ts';
import type { Language } from '#core/language.ts';

/** A recipe, the index of its step that a safety sentence has to be added to, and the sentence. */
type Unsafe = readonly [
  language: Language,
  title: string,
  foods: string,
  steps: string,
  step: number,
  rule: SafetyRule,
];

/** Recipes that say too little; steps are divided by " // ". */
export const UNSAFE: readonly Unsafe[] = [
  [
    'en',
    'Chicken curry',
    'chicken breast, rice',
    'Fry the chicken for 5 minutes. // Serve.',
    0,
    'cooked through',
  ],
  [
    'de',
    'Frikadellen',
    'Hackfleisch, Zwiebeln',
    'Alles mischen. // Das Hackfleisch braten. // Servieren.',
    1,
    'cooked through',
  ],
  ['de', 'Putenpfanne', 'Putenbrust', 'Fleisch würfeln. // 8 Minuten scharf anbraten.', 1, 'cooked through'],
  ['en', 'Mayonnaise', 'egg yolks, oil', 'Whisk the yolks. // Add the oil.', 0, 'raw egg'],
  ['de', 'Tiramisu', 'Eier, Mascarpone', 'Eier schaumig schlagen. // Schichten und kühlen.', 0, 'raw egg'],
  ['de', 'Mettbrötchen', 'Mett, Brötchen', 'Das Mett auf die Brötchen streichen.', 0, 'raw meat or fish'],
  ['en', 'Chilli', 'dried kidney beans, tomatoes', 'Cook the beans. // Serve.', 0, 'dried beans'],
  [
    'de',
    'Bohnensalat',
    'grüne Bohnen, Essig',
    'Die Bohnen 4 Minuten blanchieren. // Mischen.',
    0,
    'green beans',
  ],
  ['en', 'Spring bowl', 'bean sprouts, rice', 'Top with the sprouts.', 0, 'sprouts'],
  ['de', 'Müsli', 'Honig, Haferflocken', 'Mischen. // Mit Honig süßen.', 1, 'honey'],
  ['en', 'Crumble', 'rhubarb, sugar', 'Slice the rhubarb. // Bake for 30 minutes.', 0, 'rhubarb'],
  ['de', 'Ofenkartoffeln', 'keimende Kartoffeln', 'Kartoffeln backen.', 0, 'green potatoes'],
  ['de', 'Ackerbohnen', 'Feuerbohnen, Essig', 'Die Bohnen kochen.', 0, 'dried beans'],
  [
    'en',
    'Caesar salad',
    'eggs, romaine lettuce, olive oil',
    'Whisk the eggs with the oil. // Fry the croutons. // Toss.',
    0,
    'raw egg',
  ],
  ['en', 'Chips', 'eggs, potatoes', 'Fry the chips. // Whisk the yolks into a mayo.', 1, 'raw egg'],
  [
    'en',
    'Strawberry glass',
    'eggs',
    'Whip the egg whites. // Cook the sauce. // Chill the mousse.',
    0,
    'raw egg',
  ],
  ['en', 'Mandioca', 'cassava, butter', 'Boil the cassava for 20 minutes.', 0, 'cassava'],
  ['de', 'Maniok', 'Maniok, Salz', 'Den Maniok kochen. // Salzen.', 0, 'cassava'],
  [
    'de',
    'Köfte',
    'Hackfleisch, Zwiebeln, Reis',
    'Hackfleisch und Zwiebeln verkneten. // Zu Röllchen formen und 8 Minuten braten. // Den Reis kochen.',
    1,
    'cooked through',
  ],
  [
    'en',
    'Marinated chicken',
    'chicken thighs, yoghurt, rice',
    'Marinate the chicken for an hour. Cook the rice. // Roast for 30 minutes. // Serve with the rice.',
    1,
    'cooked through',
  ],
  [
    'en',
    'Chicken with potatoes',
    'chicken legs, potatoes',
    'Mix chicken and oil. // Bake the legs for 40 minutes. // Boil the potatoes.',
    1,
    'cooked through',
  ],
  ['en', 'Elderberry soup', 'elderberries, sugar', 'Mash the elderberries.', 0, 'elderberries'],
];

/** A recipe that needs no sentence, and why. */
type Safe = readonly [why: string, language: Language, title: string, foods: string, steps: string];

/** Recipes that say enough, or hold nothing dangerous. */
export const SAFE: readonly Safe[] = [
  ['it says so itself', 'en', 'Roast chicken', 'chicken', 'Roast until the core temperature is 75 °C.'],
  [
    'it says so of the thickest part',
    'en',
    'Roast chicken',
    'chicken',
    'Roast at 200 °C for 1 hour, until it has 75 °C at the bone.',
  ],
  [
    'it says so in German',
    'de',
    'Brathähnchen',
    'Hähnchen',
    'Bei 180 °C braten, bis das Hähnchen an der dicksten Stelle 74 °C hat.',
  ],
  ['mayo is bought', 'en', 'Okonomiyaki', 'eggs, cabbage, mayonnaise', 'Fry the cake. // Drizzle with mayo.'],
  [
    'mayo goes with what is fried',
    'en',
    'Croquettes',
    'eggs, potatoes, breadcrumbs',
    'Dip in egg and breadcrumbs. // Fry until golden. // Serve with mayo.',
  ],
  ['cassava is flour', 'en', 'Cheese bread', 'cassava flour, water', 'Bake for 20 minutes.'],
  ['it is only stock', 'en', 'Risotto', 'chicken stock, rice', 'Cook the rice in the stock.'],
  ['it is no meat', 'en', 'Chickpea curry', 'chickpeas, soy mince', 'Simmer for 10 minutes.'],
  ['the eggs are cooked', 'en', 'Omelette', 'eggs, butter', 'Fry the eggs for 4 minutes.'],
  ['the beans come in a tin', 'en', 'Chilli', 'canned kidney beans', 'Simmer for 10 minutes.'],
  ['the beans cook long enough', 'en', 'Beans', 'green beans', 'Boil the beans for 12 minutes.'],
  ['it is another sprout', 'en', 'Brussels', 'brussels sprouts', 'Roast for 20 minutes.'],
  ['it is a melon', 'en', 'Salad', 'honeydew melon', 'Slice it.'],
  [
    'mayo is bought',
    'de',
    'Okonomiyaki',
    'Eier, Weißkohl, Mayonnaise',
    'Den Fladen braten. // Mit Mayo beträufeln.',
  ],
  [
    'mayo is bought',
    'de',
    'Kroketten',
    'Eier, Kartoffeln, Semmelbrösel',
    'In Ei und Bröseln wenden. // Goldbraun frittieren. // Mit Mayo servieren.',
  ],
  [
    'it says so inside',
    'en',
    'Meat loaf',
    'minced beef, onions',
    'Bake at 180 °C for 50 minutes, until it has 72 °C in the middle.',
  ],
  [
    'it says so inside',
    'de',
    'Hackbraten',
    'Hackfleisch, Zwiebeln',
    'Bei 180 °C 50 Minuten backen, bis er innen 72 °C hat.',
  ],
  ['it says so in Fahrenheit', 'en', 'Turkey', 'turkey breast', 'Roast until the thickest part has 165 °F.'],
  [
    'it says so at the bone',
    'de',
    'Keulen',
    'Hähnchenkeulen',
    'Bei 200 °C 40 Minuten braten, bis sie am Knochen 75 °C haben.',
  ],
  ['it is only stock', 'de', 'Risotto', 'Hühnerbrühe, Reis', 'Den Reis in der Brühe garen.'],
  ['it is no meat', 'de', 'Chili', 'Sojahack, Kichererbsen', 'Alles 10 Minuten köcheln.'],
  ['it is no meat', 'de', 'Vegane Bolognese', 'veganes Hack, Tomaten', 'Das Hack anbraten.'],
  ['it is cooked already', 'en', 'Chicken salad', 'cooked chicken, lettuce', 'Slice the chicken and toss.'],
  [
    'it is smoked',
    'de',
    'Salat',
    'geräucherte Putenbrust, Salat',
    'Die Putenbrust würfeln und untermischen.',
  ],
  ['the eggs are cooked', 'de', 'Omelett', 'Eier, Butter', 'Die Eier 4 Minuten braten.'],
  [
    'the eggs are cooked',
    'en',
    'Egg fried rice',
    'eggs, rice',
    'Scramble and fry the eggs. // Add the rice.',
  ],
  ['the eggs are cooked', 'de', 'Pfannkuchen', 'Eier, Mehl, Milch', 'Verquirlen. // In Butter backen.'],
  ['it is no egg', 'en', 'Baba ganoush', 'eggplant, tahini', 'Roast the eggplant and mash it.'],
  ['the beans come in a tin', 'de', 'Chili', 'Kidneybohnen aus der Dose', '10 Minuten köcheln.'],
  ['the beans cook long enough', 'de', 'Bohnen', 'grüne Bohnen', 'Die Bohnen 12 Minuten kochen.'],
  [
    'they are soaked and boiled hard',
    'en',
    'Beans',
    'dried kidney beans',
    'Soak the beans overnight. // Boil hard for 10 minutes, then simmer for an hour.',
  ],
  ['it is another sprout', 'de', 'Rosenkohl', 'Rosenkohl', '20 Minuten rösten.'],
  ['the sprouts are blanched', 'de', 'Bowl', 'Sojasprossen, Reis', 'Die Sprossen blanchieren.'],
  ['it is a melon', 'de', 'Salat', 'Honigmelone', 'In Spalten schneiden.'],
  ['it is cassava flour', 'de', 'Käsebrötchen', 'Tapiokamehl, Wasser', '20 Minuten backen.'],
  ['it is a beetroot', 'en', 'Beetroot carpaccio', 'beetroot, oil', 'Slice the beetroot thinly.'],
  ['it is tomatoes', 'de', 'Tomatentatar', 'Tomaten, Öl', 'Die Tomaten fein würfeln.'],
  ['it is juice', 'de', 'Schorle', 'Holunderbeersaft, Wasser', 'Mischen.'],
  ['it is jam', 'en', 'Toast', 'rhubarb jam, bread', 'Toast the bread and spread the jam.'],
  ['they are ordinary potatoes', 'en', 'Potatoes', 'potatoes, salt', 'Boil the potatoes for 20 minutes.'],
  [
    'they are gooseberries',
    'en',
    'Fool',
    'gooseberries, cream',
    'Simmer the gooseberries. // Fold in the cream.',
  ],
];

/** Returns the part of a draft that safety depends on. */
export const draftOf = (
  title: string,
  foods: string,
  steps: string,
): Pick<Draft, 'title' | 'lines' | 'steps'> => ({
  title,
  lines: foods
    .split(', ')
    .map((name) => ({ food: name, name, quantity: 1, unit: null, grams: 100, note: null })),
  steps: steps.split(' // '),
});
