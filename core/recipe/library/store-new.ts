import type { TooManyAttempts } from '../../limits/errors.ts';
import { checkLimits } from '../../limits/limits.ts';
import type { LimitPorts } from '../../limits/ports.ts';
import { err, ok, type Result } from '../../result.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { TooManyRecipes } from '../errors.ts';
import type { RecipeCreator } from '../ports.ts';
import { MAX_RECIPES, type Recipe } from '../recipe.ts';

export type StoringPorts = Pick<SystemPorts, 'clock' | 'secrets'> &
  LimitPorts & { readonly recipes: RecipeCreator };

/**
 * Stores a recipe of the user's own, as one of so many in an hour and of so many in all. A request that is sent again stores
 * none.
 * @param request hash of the request
 * @returns whether the recipe that stands under the ID is this request's
 */
export async function storeNew(
  ports: StoringPorts,
  recipe: Recipe,
  request: string,
): Promise<Result<boolean, TooManyAttempts | TooManyRecipes>> {
  const { userId } = recipe;
  const within = await checkLimits(ports, [{ limit: 'creationFor', by: userId }]);
  if (!within.ok) return within;
  const isPlaced = await ports.recipes.takePlace(userId, MAX_RECIPES);
  return isPlaced
    ? ok(await ports.recipes.create(recipe, request))
    : err({ type: 'TooManyRecipes', most: MAX_RECIPES });
}
