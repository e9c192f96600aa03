import type { Cupboard } from '../nutrition/cupboard.ts';
import { isGranted, isKept } from '../nutrition/foods/cupboard.ts';
import { foldName } from '../nutrition/fold-name.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodByName } from '../nutrition/foods/foods.ts';
import { freeFromId } from '../nutrition/foods/free-from.ts';
import { isHadWith } from '../nutrition/foods/kind-of.ts';
import { matchFood } from '../nutrition/foods/match-food.ts';
import { unclearName } from '../nutrition/foods/foods-like.ts';
import type { Line } from '../recipe/lines/line.ts';
import { foodsOffered } from '../recipe/lines/nutrition-of.ts';

/**
 * Foods that need not be bought, besides those in the kitchen: `granted` are those that the prompt allows, as their rows
 * say; `ordinary` are all that keep; `anything` adds foods that the table does not know.
 */
export type Allowance = 'granted' | 'ordinary' | 'anything';

/** Line with the plain English name by which a model calls its food. */
type NamedLine = Line & { readonly plain?: string };

/**
 * Returns which lines of a recipe name something that is neither in the kitchen nor in the cupboard, and offer nothing that
 * is.
 * @param seen plain English names of the foods in the kitchen
 * @param confirmed foods that the user has said to have
 * @param cupboard what the cook has said of it
 */
export function linesToBuy(
  lines: readonly NamedLine[],
  seen: readonly string[],
  confirmed: readonly FoodId[],
  allowance: Allowance = 'ordinary',
  cupboard?: Cupboard,
): readonly boolean[] {
  const isThereAnyway = allowance === 'granted' ? isGranted : isOrdinary;
  const had = [...confirmed, ...seen.flatMap(foodsNamed)];
  const called = new Set(seen.map(foldName));
  const isThere = (food: FoodId) =>
    isThereAnyway(food, cupboard) || had.some((each) => isHadWith(food, each) && !lacksLess(each, food));
  return lines.map((line) =>
    line.food === undefined
      ? allowance !== 'anything' && ![line.plain ?? '', line.name].some((name) => called.has(foldName(name)))
      : !foodsOffered(line).some(isThere),
  );
}

/** An ordinary cupboard has what keeps, but nothing that is made for those who avoid something. */
const isOrdinary = (food: FoodId, cupboard?: Cupboard): boolean =>
  isKept(food, cupboard) && (freeFromId(food) === undefined || cupboard?.has.includes(food) === true);

/** Bread at home does not replace gluten-free bread. */
const lacksLess = (had: FoodId, needed: FoodId): boolean => {
  const lacking = freeFromId(needed)?.free;
  return lacking !== undefined && freeFromId(had)?.free !== lacking;
};

/** "White cheese" may be feta, mozzarella or quark. */
const foodsNamed = (name: string): readonly FoodId[] => {
  const unclear = unclearName(name)?.map(({ id }) => id);
  const food = foodByName(name)?.id ?? matchFood(name, 'en')?.food.id;
  return [...(unclear ?? []), ...(food === undefined ? [] : [food])];
};
