import { amountFields, amountsOf, withoutAmounts } from './amounts.ts';
import { itemIdOf } from './list-change.ts';
import type { ListItem } from './list-item.ts';
import type { Wanted } from './wanted.ts';

/**
 * Returns what is still needed of something for a recipe, without what was put on the list for it and is not bought yet:
 * undefined if nothing is.
 * @param items the list as the device shows it
 */
export function stillNeeded(wanted: Wanted, items: readonly ListItem[]): Wanted | undefined {
  const item = items.find(({ id, checked }) => id === itemIdOf({ item: wanted }) && !checked);
  const held = item?.from.filter(({ recipeId, cookId, mealId }) => {
    const isOfRecipe = recipeId === wanted.from?.recipeId && cookId === wanted.from.cookId;
    // What a meal needs is replaced when the meal is put on the list again.
    return isOfRecipe && (wanted.mealId === undefined || mealId === undefined);
  });
  if (!held || held.length === 0) return wanted;
  const left = withoutAmounts(amountsOf(wanted), held.flatMap(amountsOf));
  if (left.length === 0) return undefined;
  const { amount: _, otherAmounts: __, ...rest } = wanted;
  return { ...rest, ...amountFields(left) };
}
