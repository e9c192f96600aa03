import { foldName, stemName } from '../../nutrition/fold-name.ts';

/** Words that say nothing about a dish: "mac and cheese" is "mac & cheese". */
const FILLERS: ReadonlySet<string> = new Set(
  '& % a an and of the with in mit und im in aus vom zu ein eine der die das'.split(' '),
);

/** Returns the folded words of a search, without words that say nothing, unless there are no others. */
export function searchWords(q: string): readonly string[] {
  const words = foldName(q).split(' ').filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Minimum number of letters of a stem. */
const LEAST_STEM = 4;

/**
 * Returns the beginning that a word shares with its plural and its compounds: "pilz" for "pilze", which finds
 * "Pilzrisotto".
 */
export function stemOf(word: string): string {
  // "Cooki" would also find "cooking".
  if (/ies?$/.test(word)) return word.replace(/s$/, '');
  const stem = stemName(word);
  return stem.length >= LEAST_STEM && word.startsWith(stem) ? stem : word;
}

/** Returns words with a hyphen or an apostrophe as one: "stirfry" for "stir-fry". */
export const joinedWords = (text: string): readonly string[] =>
  [...text.matchAll(/\p{L}+(?:[-‐‑'’]\p{L}+)+/gu)].map(([word]) => foldName(word).replaceAll(' ', ''));
