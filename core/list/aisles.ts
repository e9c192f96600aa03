import * as v from 'valibot';
import type { FoodGroup } from '../nutrition/food.ts';

/** Aisles in the usual order: groups of the food table, then household goods, then others. */
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

/** Aisles that older versions of the app lack. */
const LATER: ReadonlySet<Aisle> = new Set(['household']);

/** Order of aisles chosen by a household, each aisle once. Older apps send an order without later aisles. */
export const AisleOrder = v.pipe(
  v.array(Aisle),
  v.maxLength(AISLES.length),
  v.check((aisles) => new Set(aisles).size === aisles.length),
  v.check((aisles) => AISLES.every((aisle) => LATER.has(aisle) || aisles.includes(aisle))),
);

/** Completes an older order: inserts new aisles before the last one. */
export function inOrder(chosen: readonly Aisle[]): readonly Aisle[] {
  const missing = AISLES.filter((aisle) => !chosen.includes(aisle));
  return [...chosen.slice(0, -1), ...missing, ...chosen.slice(-1)];
}
