import { useQueryClient } from '@tanstack/react-query';
import { dishKindOf, type DishKind } from '#core/recipe/dish-kind.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { UserId } from '#core/user-id.ts';
import { recipeOf } from './recipes.ts';
import { useOnDevice } from '../use-held.ts';

type Titled = { readonly id: RecipeId; readonly title: string };

/** Returns the kind of a recipe's dish. Uses the steps too, if the device has them. Makes no request. */
export function useDishKind(userId: UserId, { id, title }: Titled): DishKind {
  const recipe = useOnDevice(recipeOf(userId, id, useQueryClient()));
  return dishKindOf(title, recipe?.steps);
}
