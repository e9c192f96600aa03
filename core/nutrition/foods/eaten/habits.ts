import type { FoodId } from '../../food.ts';
import { byFood } from './by-food.ts';
import habits from './habits.json' with { type: 'json' };

const SPREADS = byFood(habits.spread);
const HELD = byFood(habits.slices);
const PLATES = byFood(habits.eatenAs);
const BASES = byFood(habits.basis);

/** Returns the weight of a food on one slice of bread, in g; undefined if nobody puts it on bread. */
export function spreadOf(id: FoodId): number | undefined {
  const grams = SPREADS.get(id);
  return grams === undefined ? undefined : Number(grams);
}

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
