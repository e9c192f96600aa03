import type { Language } from '../language.ts';
import { cuisineIn } from './facts/cuisine.ts';
import type { Recipe } from './recipe.ts';

export type TextIn = { readonly text: string; readonly language: Language };

/** Returns the title of a recipe in a language: original or translated; the original if there is no translation. */
export const titleIn = (
  { title, language: own, translation }: Pick<Recipe, 'title' | 'language' | 'translation'>,
  language: Language,
): TextIn =>
  own !== language && translation?.language === language
    ? { text: translation.title, language }
    : { text: title, language: own };

/** Returns the cuisine of a recipe in a language, if there is a word for it; an empty text if it is unknown. */
export function cuisineOf(
  { cuisine = '', language: own }: Pick<Recipe, 'cuisine' | 'language'>,
  language: Language,
): TextIn {
  const term = cuisineIn(cuisine, language);
  return term === undefined ? { text: cuisine, language: own } : { text: term, language };
}
