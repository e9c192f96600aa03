import type { FoodId } from '../../food.ts';

/** Returns the facts of a file by food; it names the foods of each fact, which takes a third of their rows. */
export const byFood = (foods: Readonly<Record<string, string>>): ReadonlyMap<FoodId, string> =>
  new Map(Object.entries(foods).flatMap(([fact, ids]) => ids.split(' ').map((id) => [id, fact] as const)));
