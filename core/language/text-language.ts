import type { Language } from '../language.ts';

/** Words that are frequent in recipes of one language and rare in others. */
const WORDS: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the and with until into add of for to in or then over minutes cup cups tablespoon tablespoons teaspoon teaspoons heat stir chopped fresh cook large oven from flour sugar milk onion garlic eggs'.split(
      ' ',
    ),
  ),
  de: new Set(
    'und die das den der mit bis ein eine einen einem zu auf nach dem im oder geben lassen etwa minuten schneiden el tl zum ca zutaten salz mehl zucker milch wasser eier zwiebel zwiebeln knoblauch öl sahne backpulver prise stück'.split(
      ' ',
    ),
  ),
};

const MAX_LENGTH = 20_000;
/** Minimum number of words by which a language can be told. */
const MIN_WORDS = 3;
const SHARE = 0.12;

/** Returns the language of a text if enough of its words belong to it. */
export function languageOfText(text: string): Language | undefined {
  const words = wordsIn(text);
  const count = (of: Language) => words.filter((word) => WORDS[of].has(word)).length;
  return words.length < MIN_WORDS ? undefined : clearer(count('en'), count('de'), words.length * SHARE);
}

const wordsIn = (text: string): readonly string[] =>
  text
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** Returns the language that has enough words, and more than twice as many as the other. */
function clearer(en: number, de: number, least: number): Language | undefined {
  if (Math.max(en, de) < least) return undefined;
  if (en > de * 2) return 'en';
  return de > en * 2 ? 'de' : undefined;
}

/** Letters and endings that are frequent in German and rare in English. `NOT_GERMAN` lists exceptions. */
const GERMAN = /[äöüß]|^sch|\p{L}{3}(?:[^ek]en|eln|ern|ung)$/u;
const NOT_GERMAN = new Set(
  'beaten broken eaten eleven even frozen garden given golden kitchen listen moisten often oven seven soften western wooden'.split(
    ' ',
  ),
);
const ENGLISH = /th|sh|\p{L}{3}(?:ed|ing|ly|ty|less|ves|ies)$/u;

/** Minimum number, and minimum share, of words in short notes that look like one language. */
const MIN_SIGNS = 2;
const SHARE_OF_SIGNS = 0.15;

/**
 * Returns the language that the words of short notes look like: "Hack anbraten, Bohnen rein". Notes in a third language
 * may look alike, so use it only if nothing else tells the language.
 */
export function likelyLanguage(text: string): Language | undefined {
  const words = wordsIn(text).filter(({ length }) => length > 1);
  const de = words.filter((word) => GERMAN.test(word) && !NOT_GERMAN.has(word)).length;
  const en = words.filter((word) => ENGLISH.test(word)).length;
  return clearer(en, de, Math.max(MIN_SIGNS, words.length * SHARE_OF_SIGNS));
}
