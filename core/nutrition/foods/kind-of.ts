import type { Food, FoodId } from '../food.ts';
import { foodById, FOODS } from './foods.ts';
import { freeFromId } from './free-from.ts';
import { once } from '../../language/remembered.ts';

/** Tells whether a food is the other one or a kind of it: drumsticks are chicken, gluten-free bread is bread. */
export const isKindOf = (food: FoodId, of: FoodId): boolean => kindsAbove(food).includes(of);

/** Returns a food with all its kinds. */
export const kindsOf = (of: FoodId): readonly Food[] => foodsByKind().get(of) ?? [];

const foodsByKind = once((): ReadonlyMap<FoodId, readonly Food[]> => {
  const found = new Map<FoodId, Food[]>();
  for (const food of FOODS)
    for (const of of new Set(kindsAbove(food.id))) found.set(of, [...(found.get(of) ?? []), food]);
  return found;
});

/** Returns the IDs of a food and of all that it is a kind of. */
function kindsAbove(food: FoodId): readonly FoodId[] {
  const lacking = freeFromId(food);
  return [food, ...(foodById(food)?.kindOf ?? []), ...(lacking ? kindsAbove(lacking.base) : [])];
}

/** Returns whether a food is quickly made from the other: the juice of a lemon. */
export const isPartOf = (food: FoodId, of: FoodId): boolean => foodById(food)?.partOf?.includes(of) === true;

/**
 * Returns whether a user who has one food has the needed one: a kind of it, a part of it, or its general form, because
 * a recipe may say "tomatoes" for cherry tomatoes.
 */
export const isHadWith = (needed: FoodId, had: FoodId): boolean =>
  isKindOf(needed, had) || isKindOf(had, needed) || isPartOf(needed, had);

/**
 * Returns whether somebody who has a food need not buy the other one. Bread at home does not replace gluten-free bread.
 */
export function isReplacedBy(needed: FoodId, had: FoodId): boolean {
  const lacking = freeFromId(needed)?.free;
  const lacksLess = lacking !== undefined && freeFromId(had)?.free !== lacking;
  return !lacksLess && isHadWith(needed, had);
}
