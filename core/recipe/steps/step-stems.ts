import { foldName, stemName, withoutUmlauts } from '../../nutrition/fold-name.ts';
import { remembered } from '../../language/remembered.ts';

/**
 * Returns the stems of the words in names: "tomatoes" equals "tomato", "Zwiebeln" equals "Zwiebel". Prepared once for
 * the same list: each step of a recipe asks for them.
 */
export const stemsOf = remembered(
  (names: readonly string[]): ReadonlySet<string> => new Set(names.flatMap(wordsOf).map(stemOf)),
  new WeakMap(),
);

/** Returns the words of a text in small letters, of two letters and more. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Returns the stem of a word without umlauts: "Äpfel" equals "Apfel". An egg is too short for the rule of names. */
export const stemOf = (word: string): string =>
  stemName(withoutUmlauts(foldName(word))).replace(/^eiern?$/, 'ei');
