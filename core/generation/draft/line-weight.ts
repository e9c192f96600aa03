import type { Food, FoodGroup } from '../../nutrition/food.ts';
import type { Unit } from '../../nutrition/units.ts';
import { isLiquid, isVolume, isWeight, weigh } from '../../nutrition/weigh.ts';

/** Maximum ratio of a model's grams to the measured amount in g. Above it, the grams are wrong. */
const MOST_OF_MEASURED = 2;

/**
 * Minimum ratio. Meat, fish, fruit and vegetables may be measured with bones and peel, some of a coating is left over,
 * and spoons and cups are inexact.
 */
const LEAST_OF_MEASURED = 1 / 5;
const LEAST_OF_VOLUME = 2 / 5;
/** Minimum ratio for foods that mostly go into the dish but may partly stay behind: sugar, butter, milk. */
const LEAST_OF_MARINADE = 1 / 8;

/** Ratios for pieces. Small cucumbers weigh a third of usual ones, long peppers a quarter; eggs vary little. */
const LEAST_OF_GROWN = 1 / 6;
const LEAST_OF_MADE = 2 / 5;
const MOST_OF_PIECES = 4;

/**
 * Returns the table's grams for a model's line whose own grams grossly contradict quantity and unit.
 * @param line its grams are the eaten part, as estimated by the model
 * @returns undefined if the model's grams may be right
 */
export function mendedGrams(
  food: Food,
  { quantity, unit, grams, note }: { quantity: number; unit: Unit; grams: number; note: string },
): number | undefined {
  const ours = weigh(food, quantity, unit);
  if (ours === undefined) return undefined;
  if (DRAINED.test(note) && isWithLiquid(food, unit, grams / ours)) return ours;
  const most = isWeight(unit) || isVolume(unit) ? MOST_OF_MEASURED : MOST_OF_PIECES;
  return grams > ours * most || grams < ours * leastOf(food, unit) ? Math.round(ours * 10) / 10 : undefined;
}

const DRAINED = /drain|abgetropft|abgegossen/i;

/** Returns whether a can was weighed with its liquid although its note says to drain it. */
const isWithLiquid = ({ weights: { drained = 1 } }: Food, unit: Unit, ratio: number): boolean =>
  (unit === 'can' || unit === 'jar') && drained < 1 && Math.abs(ratio * drained - 1) < 0.05;

/** Returns the minimum share of a usual weight that is eaten. */
function leastOf(food: Food, unit: Unit): number {
  if (isWeight(unit) || isVolume(unit)) {
    if (mayStayBehind(food)) return isMostlyEaten(food) ? LEAST_OF_MARINADE : 0;
    return isVolume(unit) ? LEAST_OF_VOLUME : LEAST_OF_MEASURED;
  }
  // A piece of cheese or bread may have been cut off a larger one.
  const isAlike = !GROWN.has(food.group) && (food.weights.piece ?? Infinity) <= LARGEST_ALIKE;
  return unit === 'piece' && isAlike ? LEAST_OF_MADE : LEAST_OF_GROWN;
}

/** Grams of the largest piece that nobody cuts, such as a bun. */
const LARGEST_ALIKE = 100;

const GROWN: ReadonlySet<FoodGroup> = new Set([
  'vegetables',
  'fruit',
  'herbs and spices',
  'meat and fish',
  'pulses, nuts and seeds',
]);

/** Returns whether some of a food may be poured away: frying oil, marinades of wine or kefir, brine, cooking water. */
const mayStayBehind = ({ group, per100g, measuredBy, weights }: Food): boolean =>
  Math.max(per100g.fat, per100g.salt, per100g.sugars) > MOSTLY ||
  group === 'drinks' ||
  (measuredBy === 'jug' && (group === 'pantry' || group === 'fruit')) ||
  (group === 'dairy and eggs' && isLiquid(weights));

const isMostlyEaten = ({ group, per100g: { fat, sugars } }: Food): boolean =>
  sugars > MOSTLY || group === 'dairy and eggs' || (fat > SOME_FAT && fat <= MOSTLY);

/** Minimum fat of coconut milk, in g per 100 g. Brine, wine and vinegar have less. */
const SOME_FAT = 5;

/** Minimum fat, salt or sugar of a food that consists of little else, in g per 100 g. */
const MOSTLY = 75;
