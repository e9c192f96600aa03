import type { FoodId } from '../nutrition/food.ts';
import { isFresh } from '../nutrition/foods/cupboard.ts';
import { isReplacedBy } from '../nutrition/foods/kind-of.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { DAY, type EpochMs } from '../time.ts';
import type { Wanted } from './wanted.ts';

/** Number of days for which the foods that a generated recipe was made from count as still at home. */
const DAYS_THERE = 3;

/**
 * Returns the foods that the cook has shown for a generated recipe: confirmed foods, and fresh ones that the recipe
 * does not mark as to buy. Returns none once the recipe was cooked or edited, or after some days.
 * @param now ms since 1970
 */
export function foodsShownFor(recipe: Recipe, now: EpochMs): readonly FoodId[] {
  const { origin, asked, lines, timesCooked = 0, isCooked, createdAt } = recipe;
  const isWritten = (origin?.type ?? 'generated') === 'generated' && !origin?.isEdited;
  if (!isWritten || isCooked || timesCooked > 0 || now - createdAt > DAYS_THERE * DAY) return [];
  const fresh = lines.flatMap(({ food, isToBuy }) => (food && !isToBuy && isFresh(food) ? [food] : []));
  return [...(asked?.confirmed.map(({ food }) => food) ?? []), ...fresh];
}

/** Returns whether one of these foods makes it unnecessary to buy an item. */
export const isAtHand = ({ food }: Pick<Wanted, 'food'>, had: readonly FoodId[]): boolean =>
  food !== undefined && had.some((each) => isReplacedBy(food, each));
