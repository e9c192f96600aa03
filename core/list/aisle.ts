import * as v from 'valibot';
import type { FoodGroup } from '../nutrition/food.ts';

/** Aisles in the order of a usual shop: the categories of the food table, then what is no food, and what is in none. */
export const AISLES = [
  'vegetables',
  'fruit',
  'herbs and spices',
  'grains and breads',
  'dairy and eggs',
  'meat and fish',
  'pulses, nuts and seeds',
  'pantry',
  'drinks',
  'household',
  'other',
] as const satisfies readonly (FoodGroup | 'household' | 'other')[];

export const Aisle = v.picklist(AISLES);
export type Aisle = v.InferOutput<typeof Aisle>;

/** Aisles that apps of before do not know. */
const LATER: ReadonlySet<Aisle> = new Set(['household']);

/** An order that a household has chosen: every aisle once. One of an older app lacks those that came later. */
export const AisleOrder = v.pipe(
  v.array(Aisle),
  v.maxLength(AISLES.length),
  v.check((aisles) => new Set(aisles).size === aisles.length),
  v.check((aisles) => AISLES.every((aisle) => LATER.has(aisle) || aisles.includes(aisle))),
);

/** Returns all aisles in an order that was chosen before there were as many: new ones stand before the last. */
export function inOrder(chosen: readonly Aisle[]): readonly Aisle[] {
  const missing = AISLES.filter((aisle) => !chosen.includes(aisle));
  return [...chosen.slice(0, -1), ...missing, ...chosen.slice(-1)];
}
