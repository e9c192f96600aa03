import type { Food, FoodGroup, FoodId } from '../food.ts';
import type { Cupboard } from '../cupboard.ts';
import { foodById } from './foods.ts';

/** Groups whose foods are bought fresh, unless their rows or their state say otherwise. */
export const FRESH_GROUPS: ReadonlySet<FoodGroup> = new Set([
  'vegetables',
  'fruit',
  'dairy and eggs',
  'meat and fish',
]);

/** Returns whether a food is bought fresh and not kept in an ordinary cupboard. */
export const isFresh = (id: FoodId): boolean => placeOf(foodById(id)) === 'fresh';

/**
 * Returns whether any kitchen has a food, so that it need not be confirmed: salt, oil, common spices, and foods in the
 * user's cupboard.
 */
export const isBasic = (id: FoodId, cupboard?: Cupboard): boolean =>
  saidOf(id, cupboard) ?? placeOf(foodById(id)) === 'basic';

/** Returns whether a food is kept in an ordinary cupboard, or in the user's according to them. */
export const isKept = (id: FoodId, cupboard?: Cupboard): boolean => saidOf(id, cupboard) ?? !isFresh(id);

/** Returns whether the author may use an unconfirmed food: the prompt names it, or it is in the user's cupboard. */
export const isGranted = (id: FoodId, cupboard?: Cupboard): boolean =>
  saidOf(id, cupboard) ?? ['basic', 'usual'].includes(placeOf(foodById(id)) ?? '');

/** Returns whether a basic food keeps for months. Butter and onions are used up, and bought again. */
export function isStaple(id: FoodId, cupboard?: Cupboard): boolean {
  const food = foodById(id);
  const isUsual = placeOf(food) === 'basic' && food !== undefined && !FRESH_GROUPS.has(food.group);
  return saidOf(id, cupboard) ?? isUsual;
}

/** Returns whether the user has a food according to them; undefined if they have not said. */
function saidOf(id: FoodId, cupboard?: Cupboard): boolean | undefined {
  if (cupboard?.has.includes(id)) return true;
  return cupboard?.lacks.includes(id) ? false : undefined;
}

function placeOf(food: Food | undefined): Food['cupboard'] {
  if (!food || food.cupboard) return food?.cupboard;
  const isFreshHerb = food.group === 'herbs and spices' && food.weights.bunch !== undefined;
  return isFreshHerb || FRESH_GROUPS.has(food.group) ? 'fresh' : 'keeps';
}
