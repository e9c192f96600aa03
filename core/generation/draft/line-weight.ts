import type { Food } from '../../nutrition/food.ts';
import type { Unit } from '../../nutrition/units.ts';
import { isVolume, isWeight, weigh } from '../../nutrition/weigh.ts';

/**
 * Ratio of a model's grams to those of a measured amount above which they are wrong. There is no lower one: of frying
 * oil, of a marinade and of salted water less is eaten than measured.
 */
const MOST_OF_MEASURED = 2;

/** The same for pieces, which differ: small cucumbers weigh a third of the usual ones, long peppers a quarter. */
const LEAST_OF_PIECES = 1 / 6;
const MOST_OF_PIECES = 4;

/**
 * Returns the grams of a model's line by the table, where the model's own contradict its quantity and unit so much that
 * they are a mistake.
 * @param grams as the model weighs what is eaten
 * @returns undefined if the model's grams may be right
 */
export function mendedGrams(
  food: Pick<Food, 'weights'>,
  quantity: number,
  unit: Unit,
  grams: number,
): number | undefined {
  const ours = weigh(food, quantity, unit);
  if (ours === undefined) return undefined;
  const isMeasured = isWeight(unit) || isVolume(unit);
  const least = isMeasured ? 0 : ours * LEAST_OF_PIECES;
  const most = ours * (isMeasured ? MOST_OF_MEASURED : MOST_OF_PIECES);
  return grams > most || grams < least ? Math.round(ours * 10) / 10 : undefined;
}
