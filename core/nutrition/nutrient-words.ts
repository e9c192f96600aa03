import type { NutrientName } from './nutrients.ts';

/** Messages that name the nutrients. */
export const NUTRIENT_WORDS: Readonly<Record<NutrientName, string>> = {
  calories: /*i18n*/ 'nutrient.calories',
  fat: /*i18n*/ 'nutrient.fat',
  saturates: /*i18n*/ 'nutrient.saturates',
  carbs: /*i18n*/ 'nutrient.carbs',
  sugars: /*i18n*/ 'nutrient.sugars',
  fiber: /*i18n*/ 'nutrient.fiber',
  protein: /*i18n*/ 'nutrient.protein',
  salt: /*i18n*/ 'nutrient.salt',
};

const AS_PARTS: Readonly<Partial<Record<NutrientName, string>>> = {
  saturates: /*i18n*/ 'nutrient.of_which_saturates',
  sugars: /*i18n*/ 'nutrient.of_which_sugars',
};

/** Returns the message that names a nutrient in a label: "of which saturates". */
export const wordInLabel = (name: NutrientName): string => AS_PARTS[name] ?? NUTRIENT_WORDS[name];
