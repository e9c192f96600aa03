import { useLingui } from '@lingui/react';
import { useMemo, useState } from 'react';
import { DEFAULT_LANGUAGE, supportedLanguage, type Language } from '#core/language.ts';
import { inLanguage } from '#core/recipe/in-language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';

/** Returns a recipe in the language of the interface if it is translated and the user does not prefer the original. */
export function useInLanguage(recipe: Recipe): {
  readonly shown: Recipe;
  readonly language: Language;
  readonly isOriginal: boolean;
  readonly showOriginal: (isWanted: boolean) => void;
} {
  const { i18n } = useLingui();
  const [isOriginal, showOriginal] = useState(false);
  const language = supportedLanguage([i18n.locale]) ?? DEFAULT_LANGUAGE;
  const shown = useMemo(
    () => (isOriginal ? recipe : inLanguage(recipe, language)),
    [recipe, language, isOriginal],
  );
  return { shown, language, isOriginal, showOriginal };
}
