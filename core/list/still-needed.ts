import { amountFields, amountsOf, withoutAmounts } from './amounts.ts';
import { itemIdOf } from './list-change.ts';
import type { ListItem } from './list-item.ts';
import type { Wanted } from './wanted.ts';

/**
 * Returns the amount still needed for a recipe: without the unticked amounts that are on the list for it.
 * @param items the list as the device shows it
 * @returns undefined if nothing is needed
 */
export function stillNeeded(wanted: Wanted, items: readonly ListItem[]): Wanted | undefined {
  const item = items.find(({ id, checked }) => id === itemIdOf({ item: wanted }) && !checked);
  const held = item?.from.filter(({ recipeId, cookId, mealId }) => {
    const isOfRecipe = recipeId === wanted.from?.recipeId && cookId === wanted.from.cookId;
    // Amounts of a meal do not count: adding the meal again replaces them.
    return isOfRecipe && (wanted.mealId === undefined || mealId === undefined);
  });
  if (!held || held.length === 0) return wanted;
  const left = withoutAmounts(amountsOf(wanted), held.flatMap(amountsOf));
  if (left.length === 0) return undefined;
  const { amount: _, otherAmounts: __, ...rest } = wanted;
  return { ...rest, ...amountFields(left) };
}
