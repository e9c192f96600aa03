import * as v from 'valibot';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Nutrition } from '../nutrition/nutrition.ts';
import { EpochMs } from '../time.ts';

const atMostOneDecimal = v.transform((grams: number) => Math.round(grams * 10) / 10);

/** Daily goals: whole kcal, grams to one decimal. The form and the server use the same rules. */
export const DailyGoals = v.object({
  dailyCalories: v.pipe(
    v.number(/*i18n*/ 'goals.calories_min'),
    v.minValue(500, /*i18n*/ 'goals.calories_min'),
    v.maxValue(10_000, /*i18n*/ 'goals.calories_max'),
    v.transform(Math.round),
  ),
  dailyProtein: v.pipe(
    v.number(/*i18n*/ 'goals.protein_min'),
    v.minValue(10, /*i18n*/ 'goals.protein_min'),
    v.maxValue(400, /*i18n*/ 'goals.protein_max'),
    atMostOneDecimal,
  ),
  dailyCarbs: v.pipe(
    v.number(/*i18n*/ 'goals.carbs_min'),
    v.minValue(0, /*i18n*/ 'goals.carbs_min'),
    v.maxValue(1_000, /*i18n*/ 'goals.carbs_max'),
    atMostOneDecimal,
  ),
  dailyFat: v.pipe(
    v.number(/*i18n*/ 'goals.fat_min'),
    v.minValue(0, /*i18n*/ 'goals.fat_min'),
    v.maxValue(300, /*i18n*/ 'goals.fat_max'),
    atMostOneDecimal,
  ),
  dailyFiber: v.pipe(
    v.number(/*i18n*/ 'goals.fiber_min'),
    v.minValue(0, /*i18n*/ 'goals.fiber_min'),
    v.maxValue(100, /*i18n*/ 'goals.fiber_max'),
    atMostOneDecimal,
  ),
  /** Upper limit in g; absent without one. */
  dailySugars: v.exactOptional(
    v.pipe(
      v.number(/*i18n*/ 'goals.sugars_min'),
      v.minValue(0, /*i18n*/ 'goals.sugars_min'),
      v.maxValue(500, /*i18n*/ 'goals.sugars_max'),
      atMostOneDecimal,
    ),
  ),
  /** Upper limit in g; absent without one. */
  dailySalt: v.exactOptional(
    v.pipe(
      v.number(/*i18n*/ 'goals.salt_min'),
      v.minValue(0, /*i18n*/ 'goals.salt_min'),
      v.maxValue(50, /*i18n*/ 'goals.salt_max'),
      atMostOneDecimal,
    ),
  ),
});
export type DailyGoals = v.InferOutput<typeof DailyGoals>;

/** Suggested by the form if no goals are set. */
export const DEFAULT_GOALS: DailyGoals = {
  dailyCalories: 2_000,
  dailyProtein: 50,
  dailyCarbs: 250,
  dailyFat: 70,
  dailyFiber: 25,
};

/** Goals as returned by the API. The latest ones are active. */
export const Goals = v.object({ ...DailyGoals.entries, createdAt: EpochMs });
export type Goals = v.InferOutput<typeof Goals>;

/** Body of `POST /api/nutrition/goals`. */
export const GoalsRequest = v.object({
  ...DailyGoals.entries,
  /** Time of saving on the device. */
  createdAt: v.optional(EpochMs),
});
export type GoalsRequest = v.InferOutput<typeof GoalsRequest>;

export type StoredGoals = Goals & {
  /** Keys of the latest operations, newest last: a repeated operation changes nothing. */
  readonly ops: readonly IdempotencyKey[];
};

/** Returns the nutrition of a day that meets the goals exactly. */
export const targetsOf = (goals: DailyGoals): Nutrition => ({
  calories: goals.dailyCalories,
  protein: goals.dailyProtein,
  carbs: goals.dailyCarbs,
  fat: goals.dailyFat,
  fiber: goals.dailyFiber,
});
