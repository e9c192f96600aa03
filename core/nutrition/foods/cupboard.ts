import type { Food, FoodGroup, FoodId } from '../food.ts';
import { foodById } from './foods.ts';

const FRESH_GROUPS: ReadonlySet<FoodGroup> = new Set([
  'vegetables',
  'fruit',
  'dairy and eggs',
  'meat and fish',
]);

/** Returns whether a food has to be bought fresh: an ordinary cupboard does not have it. */
export const isFresh = (id: FoodId): boolean => placeOf(foodById(id)) === 'fresh';

/** Returns whether any kitchen has a food, so that nobody ticks it: salt, oil, common spices. */
export const isBasic = (id: FoodId): boolean => placeOf(foodById(id)) === 'basic';

/** Returns whether the author may take a food, whatever the cook has ticked: the prompt names it. */
export const isGranted = (id: FoodId): boolean => ['basic', 'usual'].includes(placeOf(foodById(id)) ?? '');

/** Returns whether a basic food stands in the cupboard for months. Butter and onions are used up, and bought again. */
export function isStaple(id: FoodId): boolean {
  const food = foodById(id);
  return placeOf(food) === 'basic' && food !== undefined && !FRESH_GROUPS.has(food.group);
}

function placeOf(food: Food | undefined): Food['cupboard'] {
  if (!food || food.cupboard) return food?.cupboard;
  const isFreshHerb = food.group === 'herbs and spices' && food.weights.bunch !== undefined;
  return isFreshHerb || FRESH_GROUPS.has(food.group) ? 'fresh' : 'keeps';
}
