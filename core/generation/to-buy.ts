import type { Cupboard } from '../nutrition/cupboard.ts';
import { isGranted, isKept } from '../nutrition/foods/cupboard.ts';
import { foldName } from '../nutrition/fold-name.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodByName } from '../nutrition/foods/foods.ts';
import { freeFromId } from '../nutrition/foods/free-from.ts';
import { isReplacedBy } from '../nutrition/foods/kind-of.ts';
import { matchFood } from '../nutrition/foods/match-food.ts';
import { unclearName } from '../nutrition/foods/foods-like.ts';
import type { JudgedLine } from '../guard/guard.ts';
import { foodsOffered } from '../recipe/lines/nutrition-of.ts';

/**
 * Foods that need not be bought, besides those in the kitchen. `granted`: foods that the prompt allows, as their rows
 * say. `ordinary`: all foods that keep. `anything`: also foods that the table does not know.
 */
export type Allowance = 'granted' | 'ordinary' | 'anything';

/**
 * Returns for each line whether it has to be bought: neither its food nor an alternative is in the kitchen or the
 * cupboard.
 * @param seen plain English names of the foods in the kitchen
 * @param confirmed foods that the user says they have
 * @param cupboard foods that the cook has or lacks, by their own account
 */
export function linesToBuy(
  lines: readonly JudgedLine[],
  seen: readonly string[],
  confirmed: readonly FoodId[],
  allowance: Allowance = 'ordinary',
  cupboard?: Cupboard,
): readonly boolean[] {
  const isThereAnyway = allowance === 'granted' ? isGranted : isOrdinary;
  const had = [...confirmed, ...seen.flatMap(foodsNamed)];
  const called = new Set(seen.map(foldName));
  const isThere = (food: FoodId) =>
    isThereAnyway(food, cupboard) || had.some((each) => isReplacedBy(food, each));
  return lines.map((line) =>
    line.food === undefined
      ? allowance !== 'anything' && ![line.plain ?? '', line.name].some((name) => called.has(foldName(name)))
      : !foodsOffered(line).some(isThere),
  );
}

/** An ordinary cupboard has all foods that keep, except free-from products such as gluten-free pasta. */
const isOrdinary = (food: FoodId, cupboard?: Cupboard): boolean =>
  isKept(food, cupboard) && (freeFromId(food) === undefined || cupboard?.has.includes(food) === true);

/** Returns all foods that a name may mean: "white cheese" may be feta, mozzarella or quark. */
const foodsNamed = (name: string): readonly FoodId[] => {
  const unclear = unclearName(name)?.map(({ id }) => id);
  const food = foodByName(name)?.id ?? matchFood(name, 'en')?.food.id;
  return [...(unclear ?? []), ...(food === undefined ? [] : [food])];
};
