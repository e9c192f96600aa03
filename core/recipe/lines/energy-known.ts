import { LITTLE } from '../../nutrition/unit-facts.ts';
import type { Line } from './line.ts';

/** Share of the weight without a food of the table that leaves the energy open. */
const MOST_UNKNOWN = 0.1;

/** Tells whether the nutrition of a line is a guess, because its author has weighed a food that nobody knows. */
export const isEstimated = ({ food, weighed, grams }: Line): boolean =>
  food === undefined && weighed === 'author' && grams !== undefined && grams > 0;

/**
 * Tells what happens to the weight whose food nobody knows: its author's guess counts, or it is left out, or some of
 * each.
 */
export function unknownFoodsAre(lines: readonly Line[]): 'estimated' | 'left-out' | 'both' {
  const unknown = lines.filter(({ food, grams = 0 }) => food === undefined && grams > 0);
  if (unknown.every(isEstimated)) return 'estimated';
  return unknown.some(isEstimated) ? 'both' : 'left-out';
}

/** Returns the lines of some weight whose energy is not counted. */
export const uncounted = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => {
    const { food, grams = 0, quantity, unit } = line;
    const isSome = grams > 0 || (quantity !== undefined && !(unit && LITTLE.includes(unit)));
    return isSome && !isEstimated(line) && (food === undefined || grams === 0);
  });

/** Returns true where what is counted is the least that a serving has: a meat nobody knows may be most of the dish. */
export function isAtLeast(lines: readonly Line[], unmatchedShare: number): boolean {
  const left = uncounted(lines);
  return left.length > 0 && (unmatchedShare >= MOST_UNKNOWN || left.some(({ grams = 0 }) => grams === 0));
}
