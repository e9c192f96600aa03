import type { Difficulty } from '#core/recipe/recipe.ts';

/** The word for each difficulty, by its id in the catalogs. */
export const DIFFICULTY_WORD = {
  easy: /*i18n*/ 'difficulty.easy',
  medium: /*i18n*/ 'difficulty.medium',
  hard: /*i18n*/ 'difficulty.hard',
  expert: /*i18n*/ 'difficulty.expert',
} as const satisfies Record<Difficulty, string>;
