/** Minimum number of letters for two forgiven mistakes, and for one. Shorter words allow none. */
const TWO_MISTAKES = 7;
const ONE_MISTAKE = 5;

/** Returns how many letters of a typed word may be wrong. */
export const mistakesForgiven = ({ length }: string): number =>
  length >= TWO_MISTAKES ? 2 : length >= ONE_MISTAKE ? 1 : 0;

/** Returns whether words are equal but for forgiven mistakes. The first letter counts: tomatoes, not potatoes. */
export const isMistyped = (word: string, meant: string): boolean =>
  word[0] === meant[0] && areWithin(word, meant, mistakesForgiven(word));

/**
 * Returns whether two words differ by at most a number of mistakes. One letter too many, too few or wrong, or two
 * swapped neighbours, is one mistake. Stops at the first mistake too many.
 */
export function areWithin(word: string, other: string, mistakes: number, at = 0, place = 0): boolean {
  if (Math.abs(word.length - at - (other.length - place)) > mistakes) return false;
  while (at < word.length && word[at] === other[place]) {
    at += 1;
    place += 1;
  }
  if (at >= word.length || place >= other.length) return word.length - at + other.length - place <= mistakes;
  if (mistakes === 0) return false;
  const isSwap = word[at] === other[place + 1] && word[at + 1] === other[place];
  return (
    areWithin(word, other, mistakes - 1, at + 1, place + 1) ||
    areWithin(word, other, mistakes - 1, at + 1, place) ||
    areWithin(word, other, mistakes - 1, at, place + 1) ||
    (isSwap && areWithin(word, other, mistakes - 1, at + 2, place + 2))
  );
}
