import type { Food } from '../nutrition/food.ts';
import { foodById } from '../nutrition/foods/foods.ts';
import { isCounted, SOLD } from '../nutrition/unit-facts.ts';
import type { Unit } from '../nutrition/units.ts';
import { isVolume, isWeight, weigh } from '../nutrition/weigh.ts';
import { kitchenMeasure } from '../recipe/scaling/kitchen-measure.ts';
import { addAmounts, amountsOf } from './amounts.ts';
import type { ListAmount, ListItem } from './list-item.ts';

const BOUGHT: readonly Unit[] = [...SOLD, 'piece'];

/** Excess over whole pieces for which no further piece is bought, as a share of a piece. */
const SLACK = 0.05;

/** Larger slack for a sum of different measures, because typical weights are not exact. */
const SLACK_OF_SUM = 0.3;

/**
 * Returns the amounts of an item to buy: one sum if the food's weights allow it, in whole pieces. Amounts that were
 * only typed stay as typed.
 */
export function amountsToBuy({
  food: id,
  from,
  ...item
}: Pick<ListItem, 'food' | 'amount' | 'otherAmounts' | 'from'>): readonly ListAmount[] {
  const amounts = amountsOf(item);
  const food = id === undefined ? undefined : foodById(id);
  const sum = food && amounts.length > 1 ? summed(food, amounts) : amounts;
  return sum === amounts && from.length === 0 ? amounts : sum.map((each) => whole(each, SLACK));
}

/** Adds up amounts of known weight, in the unit in which the food is sold. */
function summed(food: Food, amounts: readonly ListAmount[]): readonly ListAmount[] {
  const grams = ({ quantity, unit }: ListAmount) => weightAsBought(food, quantity, unit);
  const weighed = amounts.filter((each) => grams(each) !== undefined);
  const unit = unitToBuy(
    food,
    weighed.map((each) => each.unit),
  );
  const one = weightAsBought(food, 1, unit);
  if (weighed.length < 2 || one === undefined) return amounts;
  const total = weighed.reduce((sum, each) => sum + (grams(each) ?? 0), 0) / one;
  const { quantity, unit: shown = unit } = BOUGHT.includes(unit)
    ? whole({ quantity: total, unit }, SLACK_OF_SUM)
    : kitchenMeasure({ quantity: total, unit }, food);
  return addAmounts([{ quantity, unit: shown }, ...amounts.filter((each) => !weighed.includes(each))]);
}

/** Returns grams including waste, which the weights of pieces in recipes exclude. */
function weightAsBought(food: Food, quantity: number, unit: Unit): number | undefined {
  const grams = weigh(food, quantity, unit);
  return grams === undefined || isWeight(unit) ? grams : grams / (food.weights.edible ?? 1);
}

function unitToBuy({ weights }: Food, units: readonly Unit[]): Unit {
  const sold = units.find((unit) => SOLD.includes(unit));
  if (sold) return sold;
  if (units.some((unit) => unit === 'ml' || unit === 'cl' || unit === 'dl' || unit === 'l')) return 'ml';
  if (units.some(isWeight)) return 'g';
  if (units.includes('piece')) return 'piece';
  const isMeasured = units.some(isVolume);
  return BOUGHT.find((unit) => !isMeasured && unit in weights) ?? 'g';
}

const whole = ({ quantity, unit }: ListAmount, slack: number): ListAmount =>
  isCounted(unit) ? { quantity: Math.max(1, Math.ceil(quantity - slack)), unit } : { quantity, unit };
