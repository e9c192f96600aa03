import type { Language } from '../language.ts';
import type { SafetyRule } from './safety-sentences.ts';

/** Earlier wordings of safety sentences, which stored recipes still contain. */
export const FORMER_SENTENCES: Partial<
  Record<SafetyRule, Partial<Record<Language, readonly [string, ...string[]]>>>
> = {
  'cooked through': {
    en: ['It is done when the core has been at 70 °C for 2 minutes and the juices run clear.'],
    de: ['Gar ist es, wenn der Kern 2 Minuten lang 70 °C hatte und der Saft klar austritt.'],
  },
  'raw egg': {
    en: [
      'The egg stays raw or nearly so: use very fresh eggs, keep it cold and eat it the same day; not for pregnant women, small children, the elderly or the ill.',
    ],
    de: [
      'Das Ei bleibt roh oder fast roh: sehr frische Eier nehmen, kühlen und am selben Tag essen; nichts für Schwangere, kleine Kinder, alte oder kranke Menschen.',
    ],
  },
  'raw meat or fish': {
    en: [
      'It is eaten raw: keep it cold and eat it the same day; not for pregnant women, small children, the elderly or the ill.',
    ],
    de: [
      'Es wird roh gegessen: kühlen und am selben Tag essen; nichts für Schwangere, kleine Kinder, alte oder kranke Menschen.',
    ],
  },
  'dried beans': {
    en: [
      'Soak dried beans overnight, pour the water away and boil them hard in fresh water for 10 minutes before they simmer: raw they are poisonous.',
    ],
    de: [
      'Getrocknete Bohnen über Nacht einweichen, das Wasser weggießen und in frischem Wasser erst 10 Minuten sprudelnd kochen, bevor sie garen: roh sind sie giftig.',
    ],
  },
  'green beans': {
    en: ['Cook the beans for at least 10 minutes: raw they are poisonous.'],
    de: ['Die Bohnen mindestens 10 Minuten garen: roh sind sie giftig.'],
  },
  honey: { en: ['Because of the honey, not for babies under one year.'] },
  rhubarb: { en: ['Use the stalks alone: rhubarb leaves are poisonous.'] },
  'green potatoes': {
    de: [
      'Keime und grüne Stellen großzügig wegschneiden und stark grüne Kartoffeln wegwerfen: sie sind giftig.',
    ],
  },
  elderberries: {
    en: ['Boil the elderberries through: raw they make you ill.'],
    de: ['Die Holunderbeeren durchkochen: roh machen sie krank.'],
  },
};
