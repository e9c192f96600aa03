import type { LimitPorts } from '../../limits/ports.ts';
import type { PhotoRemover, PhotoWriter } from '../../photo/ports.ts';
import { err, ok, type Result } from '../../result.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { TooManyRecipes } from '../errors.ts';
import type { NotingPorts } from '../pictures/note-photos.ts';
import { storeRecipe, type Picture } from '../pictures/store-recipe.ts';
import type { RecipeCreator, RecipeReader } from '../ports.ts';
import { MAX_RECIPES, type Recipe } from '../recipe.ts';

export type StoringPorts = NotingPorts &
  LimitPorts &
  Pick<SystemPorts, 'clock' | 'secrets'> & {
    readonly recipes: Pick<RecipeReader, 'find'> & RecipeCreator;
    readonly photos: PhotoWriter & PhotoRemover;
  };

/**
 * Stores a new recipe of the user with its picture, up to the maximum number of recipes. Idempotent. The caller counts
 * the request against its limit first.
 * @param request hash of the request
 * @returns false if the ID belongs to the recipe of another request
 */
export async function storeNew(
  ports: StoringPorts,
  recipe: Recipe,
  request: string,
  picture: Picture | undefined,
): Promise<Result<boolean, TooManyRecipes>> {
  const { userId } = recipe;
  const isPlaced = await ports.recipes.takePlace(userId, MAX_RECIPES);
  return isPlaced
    ? ok(await storeRecipe(ports, recipe, request, picture))
    : err({ type: 'TooManyRecipes', most: MAX_RECIPES });
}
