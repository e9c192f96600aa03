import type { Food, FoodId } from '../../food.ts';
import { byFood } from './by-food.ts';
import habits from './habits.json' with { type: 'json' };

const SPREADS = byFood(habits.spread);
const HELD = byFood(habits.slices);
const PLATES = byFood(habits.eatenAs);
const BASES = byFood(habits.basis);
const FILLED: ReadonlySet<FoodId> = new Set(habits.filled.split(' '));

/** Weights of a slice of cheese or cold meat that is on one slice of bread, in g. */
const LEAST_SLICE = 15;
const MOST_SLICE = 30;

/**
 * Returns the weight of a food on one slice of bread, in g; undefined if nobody puts it on bread. Of cheese and cold
 * meat it is a slice.
 */
export function spreadOf({ id, group, weights: { slice = 0 } }: Food): number | undefined {
  const grams = SPREADS.get(id);
  if (grams !== undefined) return Number(grams);
  const isSliced = group === 'dairy and eggs' || group === 'meat and fish';
  return isSliced && slice >= LEAST_SLICE && slice <= MOST_SLICE ? slice : undefined;
}

/** Returns whether it is bread with a filling, which has its butter or mayonnaise. */
export const isFilled = (id: FoodId): boolean => FILLED.has(id);

/**
 * Returns how many slices of bread hold as much as one piece: two of a tortilla, which is filled, none of chips, which
 * nobody spreads; undefined if its weight tells.
 */
export function heldBy(id: FoodId): number | undefined {
  const slices = HELD.get(id);
  return slices === undefined ? undefined : Number(slices);
}

/** Returns the food that is eaten where the table's row is for the raw one: cooked rice for rice. */
export const eatenAs = (id: FoodId): FoodId => PLATES.get(id) ?? id;

/**
 * Returns what is left of a dish if its contents are named as well: the bread of a sandwich, nothing ("") of a
 * smoothie; undefined for other dishes.
 */
export const basisOf = (id: FoodId): FoodId | undefined => BASES.get(id);
