import type { FoodId } from '../../food.ts';
import { byFood } from './by-food.ts';
import cups from './cups.json' with { type: 'json' };

/** Measure that a drink is served in, and what it holds of it, in g. */
export type Cup = { readonly unit: 'cup' | 'glass'; readonly size: number };

const CUPS: ReadonlyMap<FoodId, Cup> = new Map(
  (['cup', 'glass'] as const).flatMap((unit) =>
    [...byFood(cups[unit])].map(([id, grams]) => [id, { unit, size: Number(grams) }] as const),
  ),
);

/**
 * Returns what one usually drinks of a drink that is not served in a glass of 200 ml.
 * Sources: Food Standards Agency, Food Portion Sizes (3rd ed.); Specialty Coffee Association, espresso; Deutsche
 * Gesellschaft für Ernährung, 125 ml of wine; British bars, 175 ml
 */
export const cupOf = (id: FoodId): Cup | undefined => CUPS.get(id);
