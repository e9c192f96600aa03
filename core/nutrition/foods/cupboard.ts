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

/** Returns whether a food has to be bought fresh: an ordinary cupboard does not have it. */
export const isFresh = (id: FoodId): boolean => placeOf(foodById(id)) === 'fresh';

/** Returns whether a kitchen has a food, so that nobody ticks it: salt, oil, common spices, and what its cook says. */
export const isBasic = (id: FoodId, cupboard?: Cupboard): boolean =>
  saidOf(id, cupboard) ?? placeOf(foodById(id)) === 'basic';

/** Returns whether a cupboard has a food: the cook's, if they have said so, else an ordinary one. */
export const isKept = (id: FoodId, cupboard?: Cupboard): boolean => saidOf(id, cupboard) ?? !isFresh(id);

/**
 * Returns whether the author may take a food, whatever the cook has ticked: the prompt names it or a food that it is a kind
 * of, or the cook has it. Paella rice is rice; gluten-free pasta lacks what pasta has, and is bought.
 */
export const isGranted = (id: FoodId, cupboard?: Cupboard): boolean =>
  saidOf(id, cupboard) ?? (isNamed(foodById(id)) || kindsGranted(id));

const isNamed = (food: Food | undefined): boolean => ['basic', 'usual'].includes(placeOf(food) ?? '');

function kindsGranted(id: FoodId): boolean {
  const food = foodById(id);
  if (!food || food.cupboard || isFresh(id)) return false;
  const kinds = (food.kindOf ?? []).flatMap((of) => foodById(of) ?? []);
  return kinds.some((of) => isNamed(of) && [...of.contains].every((trait) => food.contains.has(trait)));
}

/** Returns whether a step may take a food that no line has: many do so without a word, and the kitchen has it. */
export const isTakenUnsaid = (id: FoodId, cupboard?: Cupboard): boolean =>
  foodById(id)?.unsaid === true && isBasic(id, cupboard);

/** Returns whether a basic food stands in the cupboard for months. Butter and onions are used up, and bought again. */
export function isStaple(id: FoodId, cupboard?: Cupboard): boolean {
  const food = foodById(id);
  const isUsual = placeOf(food) === 'basic' && food !== undefined && !FRESH_GROUPS.has(food.group);
  return saidOf(id, cupboard) ?? isUsual;
}

/** Returns whether the cook has said that it is there; undefined if they have said nothing. */
function saidOf(id: FoodId, cupboard?: Cupboard): boolean | undefined {
  if (cupboard?.has.includes(id)) return true;
  return cupboard?.lacks.includes(id) ? false : undefined;
}

function placeOf(food: Food | undefined): Food['cupboard'] {
  if (!food || food.cupboard) return food?.cupboard;
  const isFreshHerb = food.group === 'herbs and spices' && food.weights.bunch !== undefined;
  return isFreshHerb || FRESH_GROUPS.has(food.group) ? 'fresh' : 'keeps';
}
