import { LITTLE } from '../../nutrition/unit-facts.ts';
import type { Line } from './line.ts';

/** Maximum share of unknown food in the weight. With more, the energy is only a lower bound. */
const MOST_UNKNOWN = 0.1;

/** Tells whether a line's nutrition is a guess: its food is unknown, and its grams are the author's. */
export const isEstimated = ({ food, weighed, grams }: Line): boolean =>
  food === undefined && weighed === 'author' && grams !== undefined && grams > 0;

/** Tells how unknown foods count: all by the author's guess, none, or only some. */
export function unknownFoodsAre(lines: readonly Line[]): 'estimated' | 'left-out' | 'both' {
  const unknown = lines.filter(({ food, grams = 0 }) => food === undefined && grams > 0);
  if (unknown.every(isEstimated)) return 'estimated';
  return unknown.some(isEstimated) ? 'both' : 'left-out';
}

/** Returns the lines with a weight whose energy is not counted. */
export const uncounted = (lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => {
    const { food, grams = 0, quantity, unit } = line;
    const isSome = grams > 0 || (quantity !== undefined && !(unit && LITTLE.includes(unit)));
    return isSome && !isEstimated(line) && (food === undefined || grams === 0);
  });

/** Returns true if the counted energy is only a lower bound. An unknown meat, for example, may be most of the dish. */
export function isAtLeast(lines: readonly Line[], unmatchedShare: number): boolean {
  const left = uncounted(lines);
  return left.length > 0 && (unmatchedShare >= MOST_UNKNOWN || left.some(({ grams = 0 }) => grams === 0));
}
