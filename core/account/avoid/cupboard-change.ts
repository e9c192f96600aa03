import * as v from 'valibot';
import type { Cupboard } from '../../nutrition/cupboard.ts';

/** Maximum number of foods in a change: more than the table has, because a newer app may know more. */
const MOST = 1_000;

/** IDs of foods, known or not: a newer app may know more. */
const FoodIds = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))), v.maxLength(MOST));

/** Foods by what the user says about them from now on; `usual` takes back what was said before. */
export const CupboardChange = v.object({
  has: v.exactOptional(FoodIds),
  lacks: v.exactOptional(FoodIds),
  usual: v.exactOptional(FoodIds),
});
export type CupboardChange = v.InferOutput<typeof CupboardChange>;

/** Returns the cupboard after a change. */
export function withCupboardChange(
  { has, lacks }: Cupboard,
  { has: found = [], lacks: gone = [], usual = [] }: CupboardChange,
): Cupboard {
  const changed = new Set([...found, ...gone, ...usual]);
  const others = (foods: readonly string[]) => foods.filter((food) => !changed.has(food));
  return { has: newest([...others(has), ...found]), lacks: newest([...others(lacks), ...gone]) };
}

const newest = (foods: readonly string[]): string[] => [...new Set(foods)].slice(-MOST);
