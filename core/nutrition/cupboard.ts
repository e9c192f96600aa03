import * as v from 'valibot';
import type { FoodId } from './food.ts';

/** More than there are foods, so that a newer app's are kept too. */
const MOST = 1_000;

/** ID of a food, known or not: a newer app may know more. */
const FoodIdText = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

const FoodIds = v.pipe(v.array(FoodIdText), v.maxLength(MOST));

/** What a cook has said of their cupboard. Of all other foods it has what any kitchen has. */
export const Cupboard = v.object({ has: FoodIds, lacks: FoodIds });
export type Cupboard = v.InferOutput<typeof Cupboard>;

export const ANY_CUPBOARD: Cupboard = { has: [], lacks: [] };

/** Foods by what is said of them from now on; `usual` takes back what was said. */
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
  const others = (foods: readonly FoodId[]) => foods.filter((food) => !changed.has(food));
  return { has: newest([...others(has), ...found]), lacks: newest([...others(lacks), ...gone]) };
}

const newest = (foods: readonly FoodId[]): FoodId[] => [...new Set(foods)].slice(-MOST);
