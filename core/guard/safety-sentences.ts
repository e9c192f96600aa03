import type { Language } from '../language.ts';

/**
 * Sentences that make a dish safe, stored with the recipe in its language.
 * Source: German Federal Institute for Risk Assessment (BfR), consumer advice on private kitchens; NHS food safety
 */
export const SAFETY_SENTENCES = {
  'cooked through': {
    en: 'It is done when the core has reached 75 °C and the juices run clear.',
    de: 'Gar ist es, wenn der Kern 75 °C erreicht hat und der Saft klar austritt.',
  },
  'raw egg': {
    en: 'The egg stays raw or nearly so: use very fresh eggs, keep it cold and eat it the same day; not suitable if you are pregnant, or for small children, older people or anyone who is ill.',
    de: 'Das Ei bleibt roh oder fast roh: Sehr frische Eier nehmen, kühlen und am selben Tag essen; nichts für Schwangere, kleine Kinder, alte oder kranke Menschen.',
  },
  'raw meat or fish': {
    en: 'It is eaten raw: keep it cold and eat it the same day; not suitable if you are pregnant, or for small children, older people or anyone who is ill.',
    de: 'Es wird roh gegessen: Kühlen und am selben Tag essen; nichts für Schwangere, kleine Kinder, alte oder kranke Menschen.',
  },
  'dried beans': {
    en: 'Soak dried beans overnight, pour the water away and boil them hard in fresh water for 10 minutes before they simmer: they are poisonous when raw.',
    de: 'Getrocknete Bohnen über Nacht einweichen, das Wasser weggießen und in frischem Wasser erst 10 Minuten sprudelnd kochen, bevor sie garen: Roh sind sie giftig.',
  },
  'green beans': {
    en: 'Cook the beans for at least 10 minutes: they are poisonous when raw.',
    de: 'Die Bohnen mindestens 10 Minuten garen: Roh sind sie giftig.',
  },
  sprouts: {
    en: 'Heat the sprouts through before they are eaten.',
    de: 'Die Sprossen vor dem Essen durcherhitzen.',
  },
  honey: {
    en: 'Not for babies under one year, because of the honey.',
    de: 'Wegen des Honigs nichts für Babys unter einem Jahr.',
  },
  rhubarb: {
    en: 'Use only the stalks: rhubarb leaves are poisonous.',
    de: 'Nur die Stangen verwenden: Rhabarberblätter sind giftig.',
  },
  'green potatoes': {
    en: 'Cut away sprouts and green parts generously, and throw away potatoes that are green all over: they are poisonous.',
    de: 'Keime und grüne Stellen großzügig wegschneiden und stark grüne Kartoffeln wegwerfen: Sie sind giftig.',
  },
  elderberries: {
    en: 'Boil the elderberries thoroughly: eaten raw, they make you ill.',
    de: 'Die Holunderbeeren durchkochen: Roh machen sie krank.',
  },
  cassava: {
    en: 'Peel the cassava, cook it until it is soft all through and pour its water away: it is poisonous when raw.',
    de: 'Den Maniok schälen, durch und durch weich garen und das Kochwasser weggießen: Roh ist er giftig.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type SafetyRule = keyof typeof SAFETY_SENTENCES;
