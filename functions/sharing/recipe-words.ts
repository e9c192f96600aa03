import type { Difficulty } from '#core/recipe/facts/difficulty.ts';

export const DIFFICULTY_IDS: Readonly<Record<Difficulty, string>> = {
  easy: /*i18n*/ 'difficulty.easy',
  medium: /*i18n*/ 'difficulty.medium',
  hard: /*i18n*/ 'difficulty.hard',
  expert: /*i18n*/ 'difficulty.expert',
};
