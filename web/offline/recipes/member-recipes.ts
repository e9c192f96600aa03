import type { QueryClient } from '@tanstack/react-query';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { Recipe } from '#core/recipe/recipe.ts';
import type { UserId } from '#core/user-id.ts';
import { ApiError } from '../../errors/api-error.ts';
import { get } from '../../requests/api.ts';
import { databaseOf } from '../database.ts';
import { entryOf } from '../entries.ts';
import { invalidate } from '../invalidate.ts';
import { recipeOf } from './recipes.ts';
import type { Held } from '../use-held.ts';

/** Key of a recipe for its readers. An ID is unique only per cook. */
export type RecipeName = {
  readonly id: RecipeId;
  /** Household member who owns the recipe; absent for the user's own. */
  readonly cookId?: UserId | undefined;
};

/** A recipe that the user may read, in full. */
export const readableRecipeOf = (
  userId: UserId,
  { id, cookId }: RecipeName,
  client: QueryClient,
): Held<Recipe> =>
  cookId === undefined || cookId === userId
    ? recipeOf(userId, id, client)
    : memberRecipeOf(userId, { id, cookId }, client);

const memberRecipeOf = (
  userId: UserId,
  { id, cookId }: { readonly id: RecipeId; readonly cookId: UserId },
  client: QueryClient,
): Held<Recipe> => ({
  key: ['recipes', userId, cookId, id],
  read: async () => (await databaseOf(userId)).get('memberRecipes', [cookId, id]),
  async refresh(signal) {
    try {
      const recipe = await get(`/api/recipes/${id}?cook=${cookId}`, { schema: Recipe, signal });
      await put(userId, recipe);
    } catch (error) {
      // The recipe was deleted, or the user's access has ended.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      await drop(userId, [cookId, id]);
      throw error;
    } finally {
      await invalidate(client, ['recipes', userId]);
    }
  },
});

async function put(userId: UserId, recipe: Recipe): Promise<void> {
  const database = await databaseOf(userId);
  const transaction = database.transaction(['memberRecipes', 'memberEntries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('memberRecipes').put(recipe),
    transaction.objectStore('memberEntries').put({ ...entryOf(recipe, Date.now()), cookId: recipe.userId }),
    transaction.done,
  ]);
}

async function drop(userId: UserId, key: [UserId, RecipeId]): Promise<void> {
  const database = await databaseOf(userId);
  const transaction = database.transaction(['memberRecipes', 'memberEntries'], 'readwrite');
  await Promise.all([
    transaction.objectStore('memberRecipes').delete(key),
    transaction.objectStore('memberEntries').delete(key),
    transaction.done,
  ]);
}
