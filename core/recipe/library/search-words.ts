import { foldName, stemName } from '../../nutrition/fold-name.ts';

/** Words that say nothing about a dish: "mac and cheese" is "mac & cheese". */
const FILLERS: ReadonlySet<string> = new Set(
  '& % a an and of the with in mit und im in aus vom zu ein eine der die das'.split(' '),
);

/** Returns the folded words that a search asks for, without those that say nothing unless there are no others. */
export function searchWords(q: string): readonly string[] {
  const words = foldName(q).split(' ').filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Letters of a word that is more than an ending. */
const LEAST_STEM = 4;

/** Returns how the word begins in its other numbers and in compounds: "pilz" for "pilze", which finds "Pilzrisotto". */
export function stemOf(word: string): string {
  const stem = stemName(word);
  return stem.length >= LEAST_STEM && word.startsWith(stem) ? stem : word;
}

/** Returns the words of a text that are written with a hyphen or apostrophe as one: "stirfry" for "stir-fry". */
export const joinedWords = (text: string): readonly string[] =>
  [...text.matchAll(/\p{L}+(?:[-‐‑'’]\p{L}+)+/gu)].map(([word]) => foldName(word).replaceAll(' ', ''));

/** Letters from which two mistakes in a word are forgiven; in a shorter one there is one, in a short one none. */
const TWO_MISTAKES = 7;
const ONE_MISTAKE = 5;

/** Returns how many letters of a word may be wrong. */
export const mistakesIn = ({ length }: string): number =>
  length >= TWO_MISTAKES ? 2 : length >= ONE_MISTAKE ? 1 : 0;

/**
 * Returns whether a word is another one with so few letters wrong, missing or too many as are forgiven. The first letter is
 * right: tomatoes are no potatoes.
 */
export function isMistyped(word: string, meant: string): boolean {
  const most = mistakesIn(word);
  if (most === 0 || word[0] !== meant[0] || Math.abs(word.length - meant.length) > most) return false;
  let row = Array.from({ length: meant.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...word].entries()) {
    const next = [line + 1];
    for (let at = 1; at <= meant.length; at += 1)
      next.push(
        Math.min(
          (row[at] ?? 0) + 1,
          (next[at - 1] ?? 0) + 1,
          (row[at - 1] ?? 0) + (meant[at - 1] === letter ? 0 : 1),
        ),
      );
    row = next;
  }
  return (row.at(-1) ?? most + 1) <= most;
}
