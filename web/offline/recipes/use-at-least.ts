import { useQueryClient } from '@tanstack/react-query';
import { isAtLeast } from '#core/recipe/lines/energy-known.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import { recipeOf } from './recipes.ts';
import { useOnDevice } from '../use-held.ts';

/**
 * Returns whether the energy on a recipe's card is a lower bound; false if the device lacks the recipe. Makes no
 * request.
 */
export function useAtLeast(userId: UserId, id: RecipeId): boolean {
  const recipe = useOnDevice(recipeOf(userId, id, useQueryClient()));
  return recipe !== undefined && isAtLeast(recipe.lines, recipe.unmatchedShare);
}
