import { useLingui } from '@lingui/react';
import { useMemo, useState } from 'react';
import type { Language } from '#core/language.ts';
import { inLanguage } from '#core/recipe/in-language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { screenLanguage } from '../../../i18n/language.ts';

/**
 * Returns a recipe in the language of the interface if there is a translation and the user does not prefer the
 * original.
 */
export function useInLanguage(recipe: Recipe): {
  readonly shown: Recipe;
  readonly language: Language;
  readonly isOriginal: boolean;
  readonly showOriginal: (isWanted: boolean) => void;
} {
  const { i18n } = useLingui();
  const [isOriginal, showOriginal] = useState(false);
  const language = screenLanguage(i18n);
  const shown = useMemo(
    () => (isOriginal ? recipe : inLanguage(recipe, language)),
    [recipe, language, isOriginal],
  );
  return { shown, language, isOriginal, showOriginal };
}
