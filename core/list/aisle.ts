import * as v from 'valibot';
import type { FoodGroup } from '../nutrition/food.ts';

/** Aisles in the order of a usual shop: the categories of the food table, then what is in none. */
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
  'other',
] as const satisfies readonly (FoodGroup | 'other')[];

export const Aisle = v.picklist(AISLES);
export type Aisle = v.InferOutput<typeof Aisle>;

/** An order that a household has chosen: every aisle once. */
export const AisleOrder = v.pipe(
  v.array(Aisle),
  v.length(AISLES.length),
  v.check((aisles) => new Set(aisles).size === AISLES.length),
);
