import * as v from 'valibot';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { NutrientName } from '../nutrition/nutrients.ts';
import type { Nutrition } from '../nutrition/nutrition.ts';
import { objectOf } from '../object-of.ts';
import { EpochMs } from '../time.ts';

/** Range of a goal or limit: whole kcal, or grams to one decimal. */
type Bounds = {
  readonly nutrient: NutrientName;
  readonly least: number;
  readonly most: number;
  readonly tooLow: string;
  readonly tooHigh: string;
};

/** Daily goals, all required. The form offers the suggested values. */
export const GOALS = {
  dailyCalories: {
    nutrient: 'calories',
    least: 500,
    most: 10_000,
    suggested: 2_000,
    tooLow: /*i18n*/ 'goals.calories_min',
    tooHigh: /*i18n*/ 'goals.calories_max',
  },
  dailyProtein: {
    nutrient: 'protein',
    least: 10,
    most: 400,
    suggested: 50,
    tooLow: /*i18n*/ 'goals.protein_min',
    tooHigh: /*i18n*/ 'goals.protein_max',
  },
  dailyCarbs: {
    nutrient: 'carbs',
    least: 0,
    most: 1_000,
    suggested: 250,
    tooLow: /*i18n*/ 'goals.carbs_min',
    tooHigh: /*i18n*/ 'goals.carbs_max',
  },
  dailyFat: {
    nutrient: 'fat',
    least: 0,
    most: 300,
    suggested: 70,
    tooLow: /*i18n*/ 'goals.fat_min',
    tooHigh: /*i18n*/ 'goals.fat_max',
  },
  dailyFiber: {
    nutrient: 'fiber',
    least: 0,
    most: 100,
    suggested: 25,
    tooLow: /*i18n*/ 'goals.fiber_min',
    tooHigh: /*i18n*/ 'goals.fiber_max',
  },
} as const satisfies Readonly<Record<string, Bounds & { readonly suggested: number }>>;

/** Optional daily upper limits. */
export const UPPER_LIMITS = {
  dailySugars: {
    nutrient: 'sugars',
    least: 0,
    most: 500,
    tooLow: /*i18n*/ 'goals.sugars_min',
    tooHigh: /*i18n*/ 'goals.sugars_max',
  },
  dailySalt: {
    nutrient: 'salt',
    least: 0,
    most: 50,
    tooLow: /*i18n*/ 'goals.salt_min',
    tooHigh: /*i18n*/ 'goals.salt_max',
  },
} as const satisfies Readonly<Record<string, Bounds>>;

export type Goal = keyof typeof GOALS;
export type Limit = keyof typeof UPPER_LIMITS;

// Object.keys loses the type of the keys.
export const GOAL_NAMES = Object.keys(GOALS) as readonly Goal[];
export const LIMIT_NAMES = Object.keys(UPPER_LIMITS) as readonly Limit[];

const amount = ({ nutrient, least, most, tooLow, tooHigh }: Bounds) =>
  v.pipe(
    v.number(tooLow),
    v.minValue(least, tooLow),
    v.maxValue(most, tooHigh),
    v.transform((value) => (nutrient === 'calories' ? Math.round(value) : Math.round(value * 10) / 10)),
  );

const LimitEntries = objectOf(LIMIT_NAMES, (name) => v.exactOptional(amount(UPPER_LIMITS[name])));

/** Rules shared by the form and the server. */
export const DailyGoals = v.object({
  ...objectOf(GOAL_NAMES, (name) => amount(GOALS[name])),
  ...LimitEntries,
});
export type DailyGoals = v.InferOutput<typeof DailyGoals>;

/** Suggested by the form if no goals are set. */
export const DEFAULT_GOALS: DailyGoals = objectOf(GOAL_NAMES, (name) => GOALS[name].suggested);

/**
 * Goals as stored and as returned by the API. The latest ones are active. Goals stored before a goal was introduced get
 * its suggested value.
 */
export const Goals = v.object({
  ...objectOf(GOAL_NAMES, (name) => v.optional(amount(GOALS[name]), GOALS[name].suggested)),
  ...LimitEntries,
  createdAt: EpochMs,
});
export type Goals = v.InferOutput<typeof Goals>;

/** Body of `POST /api/nutrition/goals`. */
export const GoalsRequest = v.object({
  ...DailyGoals.entries,
  /** Time of saving on the device. */
  createdAt: v.optional(EpochMs),
});
export type GoalsRequest = v.InferOutput<typeof GoalsRequest>;

export type StoredGoals = Goals & {
  /** Keys of the latest operations, newest last. A repeated operation changes nothing. */
  readonly ops: readonly IdempotencyKey[];
};

/** Returns the nutrition of a day that meets the goals exactly. */
export const targetsOf = (goals: DailyGoals): Pick<Nutrition, GoalNutrient> =>
  Object.fromEntries(GOAL_NAMES.map((name) => [GOALS[name].nutrient, goals[name]])) as Record<
    GoalNutrient,
    number
  >;

/** Nutrients that every set of goals contains. */
export type GoalNutrient = (typeof GOALS)[Goal]['nutrient'];
