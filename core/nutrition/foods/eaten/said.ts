import type { FoodId } from '../../food.ts';
import said from './said.json' with { type: 'json' };

/**
 * Names that people use at table for an ingredient or a dish, in either language: "OJ", "spag bog". Recipes do not use
 * them, a search does not list them, and only the diary loads them.
 */
export const SAID: ReadonlyMap<FoodId, readonly string[]> = new Map(
  Object.entries(said).map(([id, names]) => [id, names.split(', ')]),
);
