import type { Food, FoodGroup } from '../../nutrition/food.ts';
import type { Unit } from '../../nutrition/units.ts';
import { isLiquid, isVolume, isWeight, weigh } from '../../nutrition/weigh.ts';

/** Maximum ratio of a model's grams to the grams of the measured amount. Above it, they are wrong. */
const MOST_OF_MEASURED = 2;

/**
 * Minimum of the same ratio: meat, fish, fruit and vegetables may be measured with bones and peel, and some of a
 * coating is left over; spoons and cups are not exact.
 */
const LEAST_OF_MEASURED = 1 / 5;
const LEAST_OF_VOLUME = 2 / 5;
/**
 * The minimum for foods of which some may stay behind although most go into the dish: sugar, butter, milk. A tenth is a
 * mistake.
 */
const LEAST_OF_MARINADE = 1 / 8;

/**
 * The same ratios for pieces. Small cucumbers weigh a third of the usual ones, long peppers a quarter; eggs are alike.
 */
const LEAST_OF_GROWN = 1 / 6;
const LEAST_OF_MADE = 2 / 5;
const MOST_OF_PIECES = 4;

/**
 * Returns the grams of a model's line by the table, where the model's own contradict its quantity and unit so much that
 * they are a mistake.
 * @param line its grams are what is eaten, as the model weighs it
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

/** Tells whether a can is weighed as it is sold, though its note says that its liquid is poured away. */
const isWithLiquid = ({ weights: { drained = 1 } }: Food, unit: Unit, ratio: number): boolean =>
  (unit === 'can' || unit === 'jar') && drained < 1 && Math.abs(ratio * drained - 1) < 0.05;

/** Returns the minimum share of a usual weight that is eaten. */
function leastOf(food: Food, unit: Unit): number {
  if (isWeight(unit) || isVolume(unit)) {
    if (mayStayBehind(food)) return isMostlyEaten(food) ? LEAST_OF_MARINADE : 0;
    return isVolume(unit) ? LEAST_OF_VOLUME : LEAST_OF_MEASURED;
  }
  // A piece of cheese or bread may be cut from it.
  const isAlike = !GROWN.has(food.group) && (food.weights.piece ?? Infinity) <= LARGEST_ALIKE;
  return unit === 'piece' && isAlike ? LEAST_OF_MADE : LEAST_OF_GROWN;
}

/** Grams of the largest piece, such as a bun, that nobody cuts. */
const LARGEST_ALIKE = 100;

const GROWN: ReadonlySet<FoodGroup> = new Set([
  'vegetables',
  'fruit',
  'herbs and spices',
  'meat and fish',
  'pulses, nuts and seeds',
]);

/** Returns whether some of a food is poured away: frying oil, marinades of wine or kefir, brine, cooking water. */
const mayStayBehind = ({ group, per100g, measuredBy, weights }: Food): boolean =>
  Math.max(per100g.fat, per100g.salt, per100g.sugars) > MOSTLY ||
  group === 'drinks' ||
  (measuredBy === 'jug' && (group === 'pantry' || group === 'fruit')) ||
  (group === 'dairy and eggs' && isLiquid(weights));

const isMostlyEaten = ({ group, per100g: { fat, sugars } }: Food): boolean =>
  sugars > MOSTLY || group === 'dairy and eggs' || (fat > SOME_FAT && fat <= MOSTLY);

/** Minimum fat of coconut milk, in g per 100 g. Brine, wine and vinegar have less. */
const SOME_FAT = 5;

/** Minimum fat, salt or sugar of a food that consists of hardly anything else, in g per 100 g. */
const MOSTLY = 75;
