import * as v from 'valibot';
import { addNutrition, scaleNutrition, type Nutrition } from '../nutrition/nutrition.ts';
import { targetsOf, type DailyGoals } from './goals.ts';

/** Minimum energy of a meal, in kcal. With less left, no meal is suggested. */
const LEAST_MEAL = 150;

/** Maximum protein of a meal, in g per kcal: 30 % of the energy, as in a chicken breast with vegetables. */
const MOST_OF_PROTEIN = 0.3 / 4;

/** Maximum protein asked of a meal, in g. Without it, breakfast would have to supply the whole day's protein. */
const MOST_PROTEIN = 40;

/** Maximum energy of a serving, in kcal, and minimum protein, in g, so that it fits into a day. */
export const DayLeft = v.object({
  calories: v.pipe(v.number(), v.integer(), v.minValue(LEAST_MEAL), v.maxValue(10_000)),
  protein: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400))),
});
export type DayLeft = v.InferOutput<typeof DayLeft>;

/** Returns the rest of a day's goals. Negative for goals that are exceeded. */
export const leftOf = (goals: DailyGoals, eaten: Nutrition): Nutrition =>
  addNutrition(targetsOf(goals), scaleNutrition(eaten, -1));

/**
 * Returns the part of the day's goals that one meal can still cover.
 * @param eaten sum of the day
 * @returns undefined if too little energy is left for a meal
 */
export function dayLeft(goals: DailyGoals, eaten: Nutrition): DayLeft | undefined {
  const left = leftOf(goals, eaten);
  const calories = Math.floor(left.calories);
  if (calories < LEAST_MEAL) return undefined;
  const protein = Math.floor(Math.min(left.protein, calories * MOST_OF_PROTEIN, MOST_PROTEIN));
  return { calories, ...(protein > 0 && { protein }) };
}
