import type { Food } from '../../food.ts';
import { byFood } from './by-food.ts';
import servings from './servings.json' with { type: 'json' };

const SERVINGS = byFood(servings);

/**
 * Returns the weight that one person usually eats of a food or a dish, in g; undefined for foods that are counted or
 * cut. Only the diary asks for it, so it is not a field in the rows of ingredients, which every reader of recipes
 * loads. Sources: Food Standards Agency, Food Portion Sizes (3rd ed.); Deutsche Gesellschaft für Ernährung, portions of
 * the Ernährungskreis
 */
export function servingOf({ id, weights }: Pick<Food, 'id' | 'weights'>): number | undefined {
  const serving = SERVINGS.get(id);
  return weights.serving ?? (serving === undefined ? undefined : Number(serving));
}
