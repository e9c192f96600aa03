import type { CookMark, Eaten } from '../cooking/cook-mark.ts';
import { totalOf } from '../cooking/history.ts';
import { trackedDays, type DayRange } from '../cooking/tracking.ts';
import type { DailyGoals } from '../goals/goals.ts';
import type { Nutrition } from '../nutrition/nutrition.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { daysApart, type LocalDay } from '../time.ts';
import { REQUIREMENT, type BadgeType } from './badge.ts';

/** What is known of some days. */
export type BadgeEvidence = {
  readonly days: DayRange;
  /** All marks of these days, also those that were taken back. */
  readonly marks: readonly CookMark[];
  /** Recipes of which no mark stands any more, on any day. */
  readonly gone: readonly RecipeId[];
  /** The goals that were active when a day ended. */
  goalsOn(day: LocalDay): DailyGoals | undefined;
};

type Recount = (counted: readonly string[], evidence: BadgeEvidence) => readonly string[];

/**
 * What counts towards a badge, given what counted so far: of other days that, of these days what the evidence says. So
 * counting twice, late or in another order comes to the same.
 */
export const recount = (
  type: BadgeType,
  counted: readonly string[],
  evidence: BadgeEvidence,
): readonly string[] => COUNTS[type](counted, evidence);

const COUNTS: Record<BadgeType, Recount> = {
  // Only what was written can be cooked.
  FIRST_RECIPE: (counted, { marks }) => distinct([...counted, ...marks.map(recipeKey)]),

  COOKING_STREAK(counted, evidence) {
    const days = [...counted.filter(isOutside(evidence)), ...standing(evidence).map(({ day }) => day)];
    const runs = runsOf(distinct(days));
    return runs.find((run) => run.length >= REQUIREMENT.COOKING_STREAK) ?? runs.at(-1) ?? [];
  },

  NUTRITION_GOALS(counted, evidence) {
    const met = trackedDays(evidence.marks).filter(({ day, entries }) => {
      const goals = evidence.goalsOn(day);
      return goals !== undefined && areGoalsMet(totalOf(entries), goals);
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

/** Whether a key that begins with a day is of another day than those looked at. */
const isOutside =
  ({ days: { from, to } }: BadgeEvidence) =>
  (key: string): boolean =>
    key.slice(0, 10) < from || key.slice(0, 10) > to;

const distinct = (keys: readonly string[]) => [...new Set(keys)].toSorted();

/** Days in their order, parted wherever one is missing. */
function runsOf(days: readonly LocalDay[]): LocalDay[][] {
  const runs: LocalDay[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && daysApart(run.at(-1) ?? '', day) === 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Energy within a tenth of the goal, and at least nine tenths of protein and fibre. */
const areGoalsMet = ({ calories, protein, fiber }: Nutrition, goals: DailyGoals): boolean =>
  // In tenths, since 0.9 is none that a computer knows.
  10 * calories >= 9 * goals.dailyCalories &&
  10 * calories <= 11 * goals.dailyCalories &&
  10 * protein >= 9 * goals.dailyProtein &&
  10 * fiber >= 9 * goals.dailyFiber;

/** A serving with at most 700 kcal, and with at least 8 g fibre or 20 g protein. */
const isHealthy = ({ calories, protein, fiber }: Nutrition): boolean =>
  calories <= 700 && (fiber >= 8 || protein >= 20);
