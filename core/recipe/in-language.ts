import type { Language } from '../language.ts';
import { recipeTexts } from './new-recipe.ts';
import type { Recipe } from './recipe.ts';

/** Returns a recipe in a language: its translation if there is one, or else the original. */
export function inLanguage(recipe: Recipe, language: Language): Recipe {
  const { translation, changes } = recipe;
  if (recipe.language === language || translation?.language !== language) return recipe;
  const { model: _model, lines: lineWords, removed = [], cuisine, ...words } = translation;
  const lines = recipe.lines.map(({ note: _note, section: _section, text: _text, ...line }, index) => ({
    ...line,
    ...lineWords[index],
  }));
  return {
    ...recipe,
    ...words,
    ...(cuisine && { cuisine }),
    lines,
    ...recipeTexts({ lines, steps: words.steps, language }),
    ...(changes && {
      changes: {
        ...changes,
        removed: changes.removed.map((food, index) => ({ ...food, name: removed[index] ?? food.name })),
      },
    }),
  };
}
