import type { FoodId } from '../../food.ts';

/** Turns a file that lists the foods of each fact, which is a third as long, into a map from food to fact. */
export const byFood = (foods: Readonly<Record<string, string>>): ReadonlyMap<FoodId, string> =>
  new Map(Object.entries(foods).flatMap(([fact, ids]) => ids.split(' ').map((id) => [id, fact] as const)));
