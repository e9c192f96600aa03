import type { Language } from '#core/language.ts';
import { ENGLISH_MEALS } from './english.ts';
import { GERMAN_MEALS } from './german.ts';
import { LATER_ENGLISH_MEALS, LATER_GERMAN_MEALS } from './later.ts';
import { SECOND_ENGLISH_MEALS, SECOND_GERMAN_MEALS } from './second.ts';

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

/** @param isFitted whether the rules were fitted to a meal at this place of the table */
const mealsIn = (
  table: string,
  language: Language,
  isFitted: (at: number) => boolean,
): readonly DescribedMealCase[] =>
  table
    .trim()
    .split('\n')
    .map((row, at) => {
      const [text = '', kcal, carbs] = row.split(' | ');
      return { text, language, kcal: Number(kcal), carbs: Number(carbs), isFitted: isFitted(at) };
    });

/** The 1st, 3rd, … meal. */
const isOdd = (at: number) => at % 2 === 0;
const isEach = () => true;
const isNone = () => false;

export const MEALS: readonly DescribedMealCase[] = [
  ...mealsIn(ENGLISH_MEALS, 'en', isOdd),
  ...mealsIn(GERMAN_MEALS, 'de', isOdd),
  ...mealsIn(SECOND_ENGLISH_MEALS, 'en', isEach),
  ...mealsIn(SECOND_GERMAN_MEALS, 'de', isEach),
  ...mealsIn(LATER_ENGLISH_MEALS, 'en', isNone),
  ...mealsIn(LATER_GERMAN_MEALS, 'de', isNone),
];
