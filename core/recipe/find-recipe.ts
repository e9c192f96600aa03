import type { Cooked, CookedReader, RecipeReader } from './ports.ts';
import type { UserId } from '../user-id.ts';
import type { RecipeNotFound } from './errors.ts';
import { err, ok, type Result } from '../result.ts';
import type { RecipeId } from './recipe-id.ts';
import type { Recipe } from './recipe.ts';

/**
 * Returns a recipe of the user, with the number of days on which it was cooked and the last time. Recipes of other
 * users look like missing ones.
 */
export async function findRecipe(
  { recipes, cookMarks }: { readonly recipes: RecipeReader; readonly cookMarks: CookedReader },
  userId: UserId,
  id: RecipeId,
): Promise<Result<Recipe, RecipeNotFound>> {
  const [recipe, cooked] = await Promise.all([recipes.find(userId, id), cookMarks.cooked(userId, [id])]);
  if (!recipe) return err({ type: 'RecipeNotFound' });
  return ok(withCooked(recipe, cooked.get(id)));
}

export const withCooked = (recipe: Recipe, cooked: Cooked | undefined): Recipe =>
  cooked ? { ...recipe, isCooked: true, cookedAt: cooked.last, timesCooked: cooked.times } : recipe;
