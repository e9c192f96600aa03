import type { LastCookedReader, RecipeReader } from './ports.ts';
import type { UserId } from '../user-id.ts';
import type { RecipeNotFound } from './errors.ts';
import { err, ok, type Result } from '../result.ts';
import type { RecipeId } from './recipe-id.ts';
import type { Recipe } from './recipe.ts';
import type { EpochMs } from '../time.ts';

/**
 * Returns a recipe of the user, with the time at which it was last cooked. Recipes of other users look like missing
 * ones.
 */
export async function findRecipe(
  { recipes, cookMarks }: { readonly recipes: RecipeReader; readonly cookMarks: LastCookedReader },
  userId: UserId,
  id: RecipeId,
): Promise<Result<Recipe, RecipeNotFound>> {
  const [recipe, cookedAt] = await Promise.all([recipes.find(userId, id), cookMarks.lastCooked(userId, id)]);
  if (!recipe) return err({ type: 'RecipeNotFound' });
  return ok(withLastCooked(recipe, cookedAt));
}

export const withLastCooked = (recipe: Recipe, cookedAt: EpochMs | undefined): Recipe =>
  cookedAt === undefined ? recipe : { ...recipe, isCooked: true, cookedAt };
