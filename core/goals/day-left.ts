import * as v from 'valibot';
import { addNutrition, scaleNutrition, type Nutrition } from '../nutrition/nutrition.ts';
import { targetsOf, type DailyGoals } from './goals.ts';

/** Energy in kcal below which nothing that is left of a day is a meal. */
const LEAST_MEAL = 150;

/** Most of a meal's energy that protein can have, of which a gram has 4 kcal: a chicken breast with vegetables. */
const MOST_OF_PROTEIN = 0.3 / 4;

/** Protein in g that no meal is asked for more of, as in the morning, when all of the day is left. */
const MOST_PROTEIN = 40;

/** Energy in kcal that a serving has at most, and protein in g that it has at least, to fit into a day. */
export const DayLeft = v.object({
  calories: v.pipe(v.number(), v.integer(), v.minValue(LEAST_MEAL), v.maxValue(10_000)),
  protein: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400))),
});
export type DayLeft = v.InferOutput<typeof DayLeft>;

/** Returns what the goals of a day leave: below zero where they are passed. */
export const leftOf = (goals: DailyGoals, eaten: Nutrition): Nutrition =>
  addNutrition(targetsOf(goals), scaleNutrition(eaten, -1));

/**
 * Returns what is left of the goals of a day, as one meal can have it.
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
