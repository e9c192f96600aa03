import { addNutrition, type Nutrition } from '../nutrition/nutrition.ts';
import type { Meal } from './meal.ts';

/** Nutrition of one person on a planned day: a serving of each dish, including leftovers. */
export type PlannedNutrition = {
  readonly total: Nutrition;
  readonly counted: number;
  /** Titles of dishes with unknown nutrition: free text, and recipes that are not on the device. */
  readonly unknown: readonly string[];
};

/**
 * Adds up a day: one serving of each dish.
 * @param nutritionOf returns the nutrition of a serving
 * @returns undefined if no dish has known nutrition
 */
export function plannedNutrition(
  meals: readonly Meal[],
  nutritionOf: (meal: Meal) => Nutrition | undefined,
): PlannedNutrition | undefined {
  const known = meals.map(nutritionOf).filter((nutrition) => nutrition !== undefined);
  const [first, ...others] = known;
  if (!first) return undefined;
  return {
    total: others.reduce((sum, each) => addNutrition(sum, each), first),
    counted: known.length,
    unknown: meals.filter((meal) => nutritionOf(meal) === undefined).map(({ title }) => title),
  };
}

/** Remark on a day that is far from the goals. It is a hint, not a warning. */
export type DayWord = 'rich' | 'light' | 'little-protein';

/** Shares of a goal above or below which a day is far from it. */
const FAR = { above: 1.3, below: 0.6 };

/** Minimum number of dishes of a fully planned day. With fewer dishes, more may still be planned. */
const WHOLE_DAY = 3;

/** Returns the remark on a day that is far from the goals; undefined for most days. */
export function dayWord(
  { total, counted, unknown }: PlannedNutrition,
  goals: Pick<Nutrition, 'calories' | 'protein'>,
): DayWord | undefined {
  const isWhole = counted >= WHOLE_DAY && unknown.length === 0;
  const calories = shareOf(total.calories, goals.calories);
  if (calories > FAR.above) return 'rich';
  if (!isWhole) return undefined;
  if (calories < FAR.below) return 'light';
  return shareOf(total.protein, goals.protein) < FAR.below ? 'little-protein' : undefined;
}

const shareOf = (amount: number, goal: number): number => (goal > 0 ? amount / goal : 1);
