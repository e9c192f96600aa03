import { useQueryClient } from '@tanstack/react-query';
import { isAtLeast } from '#core/recipe/lines/energy-known.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import { recipeOf } from './recipes.ts';
import { useOnDevice } from '../use-held.ts';

/** Returns whether a recipe has at least the energy that its card states, if the device has its lines. Asks nobody. */
export function useAtLeast(userId: UserId, id: RecipeId): boolean {
  const recipe = useOnDevice(recipeOf(userId, id, useQueryClient()));
  return recipe !== undefined && isAtLeast(recipe.lines, recipe.unmatchedShare);
}
