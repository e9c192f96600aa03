import type { Nutrition } from '#core/nutrition/nutrition.ts';
import type { Difficulty } from '#core/recipe/facts/difficulty.ts';

export const DIFFICULTY_IDS: Readonly<Record<Difficulty, string>> = {
  easy: /*i18n*/ 'difficulty.easy',
  medium: /*i18n*/ 'difficulty.medium',
  hard: /*i18n*/ 'difficulty.hard',
  expert: /*i18n*/ 'difficulty.expert',
};

export const NUTRIENT_IDS: Readonly<Record<keyof Nutrition, string>> = {
  calories: /*i18n*/ 'nutrient.calories',
  fat: /*i18n*/ 'nutrient.fat',
  saturates: /*i18n*/ 'nutrient.of_which_saturates',
  carbs: /*i18n*/ 'nutrient.carbs',
  sugars: /*i18n*/ 'nutrient.of_which_sugars',
  fiber: /*i18n*/ 'nutrient.fiber',
  protein: /*i18n*/ 'nutrient.protein',
  salt: /*i18n*/ 'nutrient.salt',
};
