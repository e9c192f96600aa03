import { cookTag } from '../kitchen-change.ts';
import type { MealChange } from './meal-change.ts';
import { mealEntryOf, showMeal, type MealEntry } from './meal-entry.ts';
import type { Meal, MealId } from './meal.ts';

/**
 * Returns a meal as it will be once waiting changes have reached the server, by the server's own rules.
 * @param meal as held by the device; undefined if it holds none
 * @returns undefined for a meal that a change removes, or that was never added
 */
export function withPendingChanges(
  id: MealId,
  meal: Meal | undefined,
  changes: readonly MealChange[],
): Meal | undefined {
  const own = changes.filter((change) => change.meal.id === id);
  if (own.length === 0) return meal;
  const entries = own.map((change) => mealEntryOf(change, Infinity));
  const shown = showMeal(id, [...(meal ? [entryOf(meal)] : []), ...entries]);
  if (!shown) return undefined;
  const { cook, ...rest } = shown;
  // Entries hold only the cook's tag. The full ID comes from the meal or from a change.
  const cooks = [
    meal?.cookId,
    ...own.map((change) => ('cookId' in change.meal && change.meal.cookId) || undefined),
  ];
  const cookId = cooks.find((each) => each !== undefined && cookTag(each) === cook);
  return { ...rest, ...(cookId !== undefined && { cookId }) };
}

function entryOf({ id: _, changedAt, cookId, ...fields }: Meal): MealEntry {
  const cook = cookId !== undefined && { cook: cookTag(cookId) };
  // A space sorts before the hex IDs of other changes at the same time.
  return { id: ' ', at: changedAt, type: 'add', fields: { ...fields, ...cook } };
}
