import { foldName, stemName } from '../../nutrition/fold-name.ts';

/** Words that say nothing about a dish: "mac and cheese" is "mac & cheese". */
const FILLERS: ReadonlySet<string> = new Set(
  '& % a an and of the with in mit und im in aus vom zu ein eine der die das'.split(' '),
);

/** Returns the folded words of a search. Words that say nothing are left out if there are others. */
export function searchWords(q: string): readonly string[] {
  const words = foldName(q).split(' ').filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Minimum letters of a word that is more than an ending. */
const LEAST_STEM = 4;

/** Returns how the word begins in its other numbers and in compounds: "pilz" for "pilze", which finds "Pilzrisotto". */
export function stemOf(word: string): string {
  // "Cooki" also begins "cooking".
  if (/ies?$/.test(word)) return word.replace(/s$/, '');
  const stem = stemName(word);
  return stem.length >= LEAST_STEM && word.startsWith(stem) ? stem : word;
}

/** Returns the words of a text that are written with a hyphen or apostrophe as one: "stirfry" for "stir-fry". */
export const joinedWords = (text: string): readonly string[] =>
  [...text.matchAll(/\p{L}+(?:[-‐‑'’]\p{L}+)+/gu)].map(([word]) => foldName(word).replaceAll(' ', ''));
