import type { Cupboard } from '#core/nutrition/cupboard.ts';
import { isBasic, isFresh, isKept } from '#core/nutrition/foods/cupboard.ts';
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
 * Returns how many of a recipe's foods are there, which are missing, and which an ordinary cupboard has, so that nobody
 * knows whether this one does. What any kitchen has is neither.
 * @param there foods at hand, as `withKinds` returns them
 * @param cupboard what the cook has said of theirs
 */
export function missingFoods(
  foods: readonly FoodId[],
  there: ReadonlySet<FoodId>,
  cupboard?: Cupboard,
): { readonly used: number; readonly missing: readonly FoodId[]; readonly assumed: readonly FoodId[] } {
  const absent = foods.filter((id) => !there.has(id));
  const needed = absent.filter((id) => !isBasic(id, cupboard));
  return {
    used: foods.length - absent.length,
    missing: needed.filter((id) => !isKept(id, cupboard)),
    assumed: needed.filter((id) => isKept(id, cupboard)),
  };
}
