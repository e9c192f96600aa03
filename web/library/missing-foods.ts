import type { Cupboard } from '#core/nutrition/cupboard.ts';
import { isBasic, isFresh, isKept } from '#core/nutrition/foods/cupboard.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import type { Food, FoodId } from '#core/nutrition/food.ts';
import { foodById, FOODS } from '#core/nutrition/foods/foods.ts';

/** Returns foods with their special kinds and general forms: cherry tomatoes for tomatoes, and vice versa. */
export function withKinds(foods: readonly FoodId[]): ReadonlySet<FoodId> {
  const names = foods.flatMap((id) => namesOf(foodById(id)));
  const isAKind = (name: string) =>
    names.some((each) => name.endsWith(` ${each}`) || each.endsWith(` ${name}`));
  const kinds = FOODS.filter((food) => isFresh(food.id) && namesOf(food).some(isAKind));
  return new Set([...foods, ...kinds.map(({ id }) => id)]);
}

const namesOf = (food: Food | undefined): string[] => (food?.names.en ?? []).map(foldName);

/**
 * Compares a recipe's foods with the foods at hand. Counts those at hand; lists missing foods, and foods of an ordinary
 * cupboard that this one may lack. Ignores basics of any kitchen.
 * @param there foods at hand, with their kinds
 * @param cupboard foods that the user has or lacks
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
