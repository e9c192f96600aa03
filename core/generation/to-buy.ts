import type { Cupboard } from '../nutrition/cupboard.ts';
import { isBasic, isKept } from '../nutrition/foods/cupboard.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodByName } from '../nutrition/foods/foods.ts';
import { freeFromId } from '../nutrition/foods/free-from.ts';
import { isHadWith } from '../nutrition/foods/kind-of.ts';
import { matchFood } from '../nutrition/foods/match-food.ts';
import { unclearName } from '../nutrition/foods/foods-like.ts';
import type { Line } from '../recipe/lines/line.ts';
import { foodsOffered } from '../recipe/lines/nutrition-of.ts';

/**
 * Returns which lines of a recipe name something that is neither in the kitchen nor in the cupboard, and offer nothing that
 * is.
 * @param seen plain English names of the foods in the kitchen
 * @param confirmed foods that the user has said to have
 * @param cupboard `ordinary`: holds all that keeps, so that fresh foods alone are bought; `basics`: what a cook has who
 * has ticked all else that is there
 * @param said what the cook has said of their cupboard
 */
export function linesToBuy(
  lines: readonly Line[],
  seen: readonly string[],
  confirmed: readonly FoodId[],
  cupboard: 'ordinary' | 'basics' = 'ordinary',
  said?: Cupboard,
): readonly boolean[] {
  const isThereAnyway = cupboard === 'basics' ? isBasic : isOrdinary;
  const had = [...confirmed, ...seen.flatMap(foodsNamed)];
  const isThere = (food: FoodId) =>
    isThereAnyway(food, said) || had.some((each) => isHadWith(food, each) && !lacksLess(each, food));
  return lines.map((line) => line.food !== undefined && !foodsOffered(line).some(isThere));
}

/** An ordinary cupboard has what keeps, but nothing that is made for those who avoid something. */
const isOrdinary = (food: FoodId, said?: Cupboard): boolean =>
  isKept(food, said) && (freeFromId(food) === undefined || said?.has.includes(food) === true);

/** Bread at home does not replace gluten-free bread. */
const lacksLess = (had: FoodId, needed: FoodId): boolean => {
  const lacking = freeFromId(needed)?.free;
  return lacking !== undefined && freeFromId(had)?.free !== lacking;
};

/** "White cheese" may be feta, mozzarella or quark. */
const foodsNamed = (name: string): readonly FoodId[] => {
  const food = foodByName(name)?.id ?? matchFood(name, 'en')?.food.id;
  return food === undefined ? (unclearName(name) ?? []).map(({ id }) => id) : [food];
};
