import type { Language } from '#core/language.ts';
import { ENGLISH_MEALS } from './english.ts';
import { GERMAN_MEALS } from './german.ts';

/** Meal that somebody described. */
export type DescribedMealCase = {
  readonly text: string;
  readonly language: Language;
  readonly kcal: number;
  /** Carbohydrate, in g. */
  readonly carbs: number;
  /** Rules are fitted to some of them, and measured by the rest. */
  readonly isFitted: boolean;
};

const mealsIn = (table: string, language: Language): readonly DescribedMealCase[] =>
  table
    .trim()
    .split('\n')
    .map((row, at) => {
      const [text = '', kcal, carbs] = row.split(' | ');
      return { text, language, kcal: Number(kcal), carbs: Number(carbs), isFitted: at % 2 === 0 };
    });

export const MEALS: readonly DescribedMealCase[] = [
  ...mealsIn(ENGLISH_MEALS, 'en'),
  ...mealsIn(GERMAN_MEALS, 'de'),
];
