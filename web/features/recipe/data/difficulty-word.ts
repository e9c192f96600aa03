import type { Difficulty } from '#core/recipe/facts/difficulty.ts';

/** Message ID of each difficulty. */
export const DIFFICULTY_WORD = {
  easy: /*i18n*/ 'difficulty.easy',
  medium: /*i18n*/ 'difficulty.medium',
  hard: /*i18n*/ 'difficulty.hard',
  expert: /*i18n*/ 'difficulty.expert',
} as const satisfies Record<Difficulty, string>;
