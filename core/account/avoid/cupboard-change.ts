import * as v from 'valibot';
import type { Cupboard } from '../../nutrition/cupboard.ts';

/** Maximum number of foods in a change. More than the table has, because a newer app may know more foods. */
const MOST = 1_000;

/** IDs of foods. Unknown IDs are allowed, because a newer app may know more foods. */
const FoodIds = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))), v.maxLength(MOST));

/** Foods that the user has, lacks, or has as `usual`: the last forgets what the user said before. */
export const CupboardChange = v.object({
  has: v.exactOptional(FoodIds),
  lacks: v.exactOptional(FoodIds),
  usual: v.exactOptional(FoodIds),
});
export type CupboardChange = v.InferOutput<typeof CupboardChange>;

export function withCupboardChange(
  { has, lacks }: Cupboard,
  { has: found = [], lacks: gone = [], usual = [] }: CupboardChange,
): Cupboard {
  const changed = new Set([...found, ...gone, ...usual]);
  const others = (foods: readonly string[]) => foods.filter((food) => !changed.has(food));
  return { has: newest([...others(has), ...found]), lacks: newest([...others(lacks), ...gone]) };
}

const newest = (foods: readonly string[]): string[] => [...new Set(foods)].slice(-MOST);
