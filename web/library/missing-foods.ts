import { isFresh } from '#core/nutrition/foods/cupboard.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import type { Food, FoodId } from '#core/nutrition/food.ts';
import { foodById, FOODS } from '#core/nutrition/foods/foods.ts';

/** Returns foods with the fresh ones that stand for them: cherry tomatoes for tomatoes, and the other way round. */
export function withKinds(foods: readonly FoodId[]): ReadonlySet<FoodId> {
  const names = foods.flatMap((id) => namesOf(foodById(id)));
  const isAKind = (name: string) =>
    names.some((each) => name.endsWith(` ${each}`) || each.endsWith(` ${name}`));
  const kinds = FOODS.filter((food) => isFresh(food.id) && namesOf(food).some(isAKind));
  return new Set([...foods, ...kinds.map(({ id }) => id)]);
}

const namesOf = (food: Food | undefined): string[] => (food?.names.en ?? []).map(foldName);

/**
 * Returns how many of a recipe's foods are there, and which are missing. What an ordinary cupboard has is not missing.
 * @param there foods at hand, as `withKinds` returns them
 */
export function missingFoods(
  foods: readonly FoodId[],
  there: ReadonlySet<FoodId>,
): { readonly used: number; readonly missing: readonly FoodId[] } {
  return {
    used: foods.filter((id) => there.has(id)).length,
    missing: foods.filter((id) => !there.has(id) && isFresh(id)),
  };
}
