import type { FoodId } from '../food.ts';
import { foodById } from './foods.ts';
import { freeFromId } from './free-from.ts';

/** Tells whether a food is the other one or a kind of it: drumsticks are chicken, gluten-free bread is bread. */
export function isKindOf(food: FoodId, of: FoodId): boolean {
  if (food === of || foodById(food)?.kindOf?.includes(of)) return true;
  const lacking = freeFromId(food);
  return lacking !== undefined && isKindOf(lacking.base, of);
}

/** Tells whether a cook gets a food from the other one in a moment: the juice of a lemon. */
export const isPartOf = (food: FoodId, of: FoodId): boolean => foodById(food)?.partOf?.includes(of) === true;

/**
 * Tells whether a cook who has a food has what a recipe calls by the other: a kind of it, a part of it, or the food that
 * it is a kind of, because a recipe may say "tomatoes" for cherry tomatoes.
 */
export const isHadWith = (needed: FoodId, had: FoodId): boolean =>
  isKindOf(needed, had) || isKindOf(had, needed) || isPartOf(needed, had);
