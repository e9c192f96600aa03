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

/** An order that a household has chosen: no aisle twice. Older versions and programs know fewer of them: `inOrder`. */
export const AisleOrder = v.pipe(
  v.array(Aisle),
  v.minLength(1),
  v.maxLength(AISLES.length),
  v.check((aisles) => new Set(aisles).size === aisles.length),
);

/** Returns all aisles in an order that was chosen before there were as many: new ones stand before the last. */
export function inOrder(chosen: readonly Aisle[]): readonly Aisle[] {
  const missing = AISLES.filter((aisle) => !chosen.includes(aisle));
  return [...chosen.slice(0, -1), ...missing, ...chosen.slice(-1)];
}
