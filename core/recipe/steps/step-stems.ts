import { foldName, stemName, withoutUmlauts } from '../../nutrition/fold-name.ts';
import { remembered } from '../../language/remembered.ts';

/**
 * Returns the stems of the words in names: "tomatoes" equals "tomato", "Zwiebeln" equals "Zwiebel". Remembered per
 * list: each step of a recipe needs them.
 */
export const stemsOf = remembered(
  (names: readonly string[]): ReadonlySet<string> => new Set(names.flatMap(wordsOf).map(stemOf)),
  new WeakMap(),
);

/** Returns the words of a text in small letters, without single letters. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Returns the stem of a word without umlauts: "Äpfel" equals "Apfel". "Ei" is too short for the general rule. */
export const stemOf = (word: string): string =>
  stemName(withoutUmlauts(foldName(word))).replace(/^eiern?$/, 'ei');
