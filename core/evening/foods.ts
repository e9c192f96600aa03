import { stateOf, type State } from '../nutrition/food-state.ts';
import { foodById } from '../nutrition/foods/foods.ts';
import type { Line } from '../recipe/lines/line.ts';
import foods from './foods.json' with { type: 'json' };

/**
 * Way of thawing or soaking that a recipe mentions. `slowly`: overnight, or six hours and more; `soon`: faster;
 * `never`: not at all; `somehow`: without a time.
 */
export type Said = 'slowly' | 'soon' | 'never' | 'somehow' | undefined;

// Lists of foods that only the evening needs. They are kept out of the food table, because the Lambda of the diary
// loads the whole table and has no room for more.

const has = (list: readonly string[], { food }: Line): boolean => food !== undefined && list.includes(food);

/** Returns whether a line is thawed in the fridge. @param said the way of thawing that its recipe mentions */
export function isThawed(line: Line, said: Said): boolean {
  if (said === undefined && !isIn('frozen', line)) return false;
  const { food } = line;
  if (food === undefined || has(foods.thawsWhereSaid, line)) return said === 'somehow';
  const isMeatOrFish = foodById(food)?.group === 'meat and fish' && !has(foods.cookedFrozen, line);
  return isMeatOrFish || has(foods.thawsBesideMeatAndFish, line);
}

/** Returns whether a line is soaked overnight. @param said the way of soaking that its recipe mentions */
export function isSoaked(line: Line, said: Said): boolean {
  if (isIn('canned', line) || isIn('cooked', line)) return false;
  if (has(foods.soaked, line)) return true;
  const isDried = said === 'somehow' || isIn('dried', line);
  return isDried && (has(foods.soakedIfDried, line) || (line.food === undefined && BEANS.test(line.name)));
}

/** Returns whether a line can be soaked. Liquids and foods of some groups are what others are soaked in or with. */
export const canSoak = ({ food, unit }: Line): boolean =>
  unit !== 'ml' && unit !== 'l' && !(food !== undefined && BESIDE_SOAKED.has(foodById(food)?.group));

const BESIDE_SOAKED: ReadonlySet<string | undefined> = new Set([
  'drinks',
  'dairy and eggs',
  'herbs and spices',
  'pantry',
]);

const BEANS = /\bbeans?\b|bohnen?\b/iu;

/** Returns whether a line is in a state, by its name or its note: "chickpeas, dried". */
const isIn = (state: State, { name, note = '', state: held }: Line): boolean =>
  held === state ||
  (held === undefined &&
    (stateOf(note, undefined) === state || FORMS[state]?.test(`${name} ${note}`) === true));

/** Further words for a state. They are reliable only in a text about one food. */
const FORMS: Partial<Record<State, RegExp>> = {
  frozen: /\bfrozen\b|\bTK\b|(?:tief)?gefroren|tiefgekühlt/u,
  dried: /\b(?:raw|rohe[nr]?)\b|getrocknet/iu,
};
