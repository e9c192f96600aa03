import type { Language } from '../language.ts';
import type { Food } from '../nutrition/food.ts';
import { stemsOf } from '../nutrition/fold-name.ts';
import { stateOf, type State } from '../nutrition/food-state.ts';
import { FRESH_GROUPS } from '../nutrition/foods/cupboard.ts';
import { foodById, foodByName } from '../nutrition/foods/foods.ts';
import { matchFood } from '../nutrition/foods/match-food.ts';
import { foodByTurnedName } from '../nutrition/foods/turned-name.ts';
import type { Unit } from '../nutrition/units.ts';
import type { Aisle } from './aisles.ts';
import { isHouseholdGood, mayBeHouseholdGood } from './household-goods.ts';

/**
 * Returns the aisle of a name, and the food that it names exactly.
 * @param unit of the amount: a can of tomatoes is not in the aisle of fresh food
 */
export function foodNamed(
  name: string,
  language: Language,
  unit?: Unit,
): { readonly food?: string; readonly aisle: Aisle } {
  if (isHouseholdGood(name)) return { aisle: 'household' };
  const [first = '', behind, ...more] = name.split(', ');
  const turned =
    behind === undefined || more.length > 0 ? undefined : foodByTurnedName(first, behind, language);
  if (turned) return { food: turned.id, aisle: aisleOf(turned.id) };
  const called = foodByName(name, language);
  const food = (unit === 'can' ? undefined : called) ?? matchFood(name, language, unit)?.food;
  if (!food && mayBeHouseholdGood(name)) return { aisle: 'household' };
  const isNamed = food !== undefined && (called !== undefined || isCalled(food, name));
  return { ...(isNamed && { food: food.id }), aisle: aisleOf(food?.id, stateOf(name, unit)) };
}

/**
 * Returns whether a name is exactly a food's: "tomatoes". "Salt sticks" only share the aisle; as the food salt they
 * would replace it.
 */
function isCalled({ names }: Food, name: string): boolean {
  const stem = stemsOf(name);
  return [...names.en, ...names.de].some((each) => stemsOf(each) === stem);
}

/**
 * Returns the aisle of a food by its group. Tins and dried fruit are not in the aisles of fresh food.
 * @param state in which the food is bought. Default: the state that its name in the table tells
 */
export function aisleOf(id: string | undefined, state?: State): Aisle {
  const food = id === undefined ? undefined : foodById(id);
  if (!food) return 'other';
  const keeps = KEEPS.has(state ?? stateOf(food.names.en[0] ?? '', undefined));
  return keeps && FRESH_GROUPS.has(food.group) ? 'pantry' : food.group;
}

const KEEPS: ReadonlySet<State | undefined> = new Set(['canned', 'dried']);
