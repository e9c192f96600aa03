import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { UserId } from '#core/user-id.ts';
import type { Language } from '#core/language.ts';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import { titleIn } from '#core/recipe/texts-in.ts';
import { screenLanguage } from '../../i18n/language.ts';
import { recipeOf } from './recipes.ts';
import { useOnDevice } from '../use-held.ts';

type Titled = { readonly id: RecipeId; readonly title: string };

/**
 * Returns the title of a recipe in the language of the screen, else the original title if the device has no
 * translation. Makes no request.
 */
export function useTitle(
  userId: UserId,
  { id, title }: Titled,
): { readonly text: string; readonly language: Language | undefined } {
  const { i18n } = useLingui();
  const language = screenLanguage(i18n);
  const recipe = useOnDevice(recipeOf(userId, id, useQueryClient()));
  return recipe ? titleIn(recipe, language) : { text: title, language: undefined };
}
