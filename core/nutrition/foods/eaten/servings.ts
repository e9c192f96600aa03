import type { Food } from '../../food.ts';
import { byFood } from './by-food.ts';
import servings from './servings.json' with { type: 'json' };

const SERVINGS = byFood(servings);

/**
 * Returns the weight of what one person usually eats of a food or a dish, in g; undefined of what is counted or cut.
 * Only the diary asks for it, so it is no field of the row of an ingredient, which every reader of recipes loads.
 * Sources: Food Standards Agency, Food Portion Sizes (3rd ed.); Deutsche Gesellschaft für Ernährung, portions of the
 * Ernährungskreis
 */
export function servingOf({ id, weights }: Pick<Food, 'id' | 'weights'>): number | undefined {
  const serving = SERVINGS.get(id);
  return weights.serving ?? (serving === undefined ? undefined : Number(serving));
}
