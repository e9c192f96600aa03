import type { Language } from '../language.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Frequent words of one language that do not occur in recipes of the other. */
export const FREQUENT: Record<Language, ReadonlySet<string>> = {
  en: words('the and with until for from into over then them add stir cook heat minutes each it of on to or'),
  de: words(
    'und die der das mit bis für von aus über dann den dem ein eine einen einem zugeben minuten bei im auf zu lassen oder ist es zum zur sich sind nach noch darin unter alles schneiden schälen',
  ),
};

/** More of them, in lists of ingredients. */
const LISTED: Record<Language, ReadonlySet<string>> = {
  en: words(
    'in cup cups tablespoon tablespoons teaspoon teaspoons chopped fresh large oven flour sugar milk onion garlic eggs',
  ),
  de: words(
    'geben etwa el tl ca zutaten salz mehl zucker milch wasser eier zwiebel zwiebeln knoblauch öl sahne backpulver prise stück',
  ),
};

const MAX_LENGTH = 20_000;
/** Fewest words that tell a language: "1.000 g Mehl" in a list of three is German. */
const MIN_WORDS = 3;
const SHARE = 0.12;

/** Returns the language of a text, if enough of its words belong to one of ours. */
export function languageOfText(text: string): Language | undefined {
  const told = wordsIn(text);
  const count = (of: Language) =>
    told.filter((word) => FREQUENT[of].has(word) || LISTED[of].has(word)).length;
  return told.length < MIN_WORDS ? undefined : clearer(count('en'), count('de'), told.length * SHARE);
}

const wordsIn = (text: string): readonly string[] =>
  text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Returns the language with more than twice as many words as the other, if they are enough. */
function clearer(en: number, de: number, least: number): Language | undefined {
  if (Math.max(en, de) < least) return undefined;
  if (en > de * 2) return 'en';
  return de > en * 2 ? 'de' : undefined;
}

/** Letters and endings that are frequent in German words and rare in English ones, and English words that have them. */
const GERMAN = /[äöüß]|^sch|\p{L}{3}(?:[^ek]en|eln|ern|ung)$/u;
const NOT_GERMAN = new Set(
  'beaten broken eaten eleven even frozen garden given golden kitchen listen moisten often oven seven soften western wooden'.split(
    ' ',
  ),
);
const ENGLISH = /th|sh|\p{L}{3}(?:ed|ing|ly|ty|less|ves|ies)$/u;

/** Fewest words of a text in short notes that look like one language, and their share. */
const MIN_SIGNS = 2;
const SHARE_OF_SIGNS = 0.15;

/**
 * Returns the language that the words of short notes look like: "Hack anbraten, Bohnen rein". Those of a third language
 * may look so too, so this counts only where nothing else tells.
 */
export function likelyLanguage(text: string): Language | undefined {
  const told = wordsIn(text).filter(({ length }) => length > 1);
  const de = told.filter((word) => GERMAN.test(word) && !NOT_GERMAN.has(word)).length;
  const en = told.filter((word) => ENGLISH.test(word)).length;
  return clearer(en, de, Math.max(MIN_SIGNS, told.length * SHARE_OF_SIGNS));
}
