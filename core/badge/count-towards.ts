import type { CookMark, Eaten } from '../cooking/cook-mark.ts';
import { notTold, totalOf } from '../eaten/totals.ts';
import { trackedDays } from '../eaten/tracking.ts';
import type { DayRange } from '../day-range.ts';
import type { DailyGoals } from '../goals/goals.ts';
import type { DiaryRecord } from '../diary/diary-record.ts';
import type { KnownNutrition, Nutrition } from '../nutrition/nutrition.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { daysApart, type LocalDay } from '../time.ts';
import { REQUIREMENT, type BadgeType } from './badge.ts';

/** Everything that counts towards badges in a range of days. */
export type BadgeEvidence = {
  readonly days: DayRange;
  /** All marks of these days, removed ones included. */
  readonly marks: readonly CookMark[];
  /** All diary entries of these days. They count only towards the goals: the other badges are about cooking. */
  readonly entries: readonly DiaryRecord[];
  /** Recipes without any remaining mark, on any day. */
  readonly gone: readonly RecipeId[];
  /** Goals that were active at the end of the day. */
  goalsOn(day: LocalDay): DailyGoals | undefined;
};

type Recount = (counted: readonly string[], evidence: BadgeEvidence) => readonly string[];

/**
 * Returns the keys that count towards a badge. Keys of days outside the evidence are kept; days inside are counted
 * again. Repeated, late and reordered calls therefore give the same result.
 */
export const countTowards = (
  type: BadgeType,
  counted: readonly string[],
  evidence: BadgeEvidence,
): readonly string[] => COUNTS[type](counted, evidence);

const COUNTS: Record<BadgeType, Recount> = {
  // A generated recipe counts when it is saved. If saving failed to update the badge, cooking the recipe counts.
  FIRST_RECIPE: (counted, evidence) =>
    distinct([
      ...counted,
      ...standing(evidence)
        .filter(({ eaten }) => eaten.originType === undefined)
        .map(recipeKey),
    ]),

  COOKING_STREAK(counted, evidence) {
    const days = [...counted.filter(isOutside(evidence)), ...standing(evidence).map(({ day }) => day)];
    const runs = runsOf(distinct(days));
    return runs.find((run) => run.length >= REQUIREMENT.COOKING_STREAK) ?? runs.at(-1) ?? [];
  },

  NUTRITION_GOALS(counted, evidence) {
    const met = trackedDays(evidence).filter(({ day, entries }) => {
      const goals = evidence.goalsOn(day);
      return goals !== undefined && areGoalsMet(entries, goals);
    });
    return distinct([...counted.filter(isOutside(evidence)), ...met.map(({ day }) => day)]);
  },

  RECIPE_MASTER(counted, evidence) {
    const gone = new Set(evidence.gone.map(String));
    return distinct([...counted, ...standing(evidence).map(recipeKey)]).filter((recipe) => !gone.has(recipe));
  },

  HEALTHY_CHOICE(counted, evidence) {
    const healthy = standing(evidence).filter(({ eaten }) => isHealthy(eaten.nutrition));
    return distinct([
      ...counted.filter(isOutside(evidence)),
      ...healthy.map(({ day, recipeId }) => `${day}#${recipeId}`),
    ]);
  },
};

const recipeKey = ({ recipeId }: CookMark) => String(recipeId);

const standing = ({ marks }: BadgeEvidence) =>
  marks.filter((mark): mark is CookMark & { readonly eaten: Eaten } => mark.eaten !== undefined);

/** Returns a predicate for keys whose day lies outside the evidence. */
const isOutside =
  ({ days: { from, to } }: BadgeEvidence) =>
  (key: string): boolean =>
    key.slice(0, 10) < from || key.slice(0, 10) > to;

const distinct = (keys: readonly string[]) => [...new Set(keys)].toSorted();

/** Splits sorted days into runs of consecutive days. */
function runsOf(days: readonly LocalDay[]): LocalDay[][] {
  const runs: LocalDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && daysApart(run.at(-1) ?? '', day) === 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/**
 * Energy within 10 % of the goal, protein and fibre at least 90 %. A day with an entry of unknown energy never counts.
 * For protein and fibre, the sum of the known values counts.
 */
function areGoalsMet(entries: readonly KnownNutrition[], goals: DailyGoals): boolean {
  const { calories, protein, fiber } = totalOf(entries);
  // In tenths, because 0.9 has no exact binary representation.
  return (
    !notTold(entries).includes('calories') &&
    10 * calories >= 9 * goals.dailyCalories &&
    10 * calories <= 11 * goals.dailyCalories &&
    10 * protein >= 9 * goals.dailyProtein &&
    10 * fiber >= 9 * goals.dailyFiber
  );
}

/** At most 700 kcal, and at least 8 g fibre or 20 g protein, per serving. */
const isHealthy = ({ calories, protein, fiber }: Nutrition): boolean =>
  calories <= 700 && (fiber >= 8 || protein >= 20);
