import {
  addNutrition,
  NO_NUTRITION,
  roundNutrition,
  scaleNutrition,
  type Nutrition,
} from '../nutrition/nutrition.ts';
import { daysBetween, type LocalDay } from '../time.ts';
import type { DayRange, TrackedDay } from './tracking.ts';

/** A day of the calendar; undefined where nothing was tracked, which is not the same as nothing eaten. */
export type HistoryDay = { readonly day: LocalDay; readonly total: Nutrition | undefined };

/** All entries together. */
export const totalOf = (entries: readonly Nutrition[]): Nutrition =>
  roundNutrition(entries.reduce(addNutrition, NO_NUTRITION));

/** Every day of a range in its order, with what was eaten on it. */
export function historyOf(tracked: readonly TrackedDay[], { from, to }: DayRange): HistoryDay[] {
  const entries = new Map(tracked.map((each) => [each.day, each.entries]));
  return daysBetween(from, to).map((day) => {
    const eaten = entries.get(day) ?? [];
    return { day, total: eaten.length > 0 ? totalOf(eaten) : undefined };
  });
}

/** Seven days at a time; the last week ends with the last day, the first may be shorter. */
export function weeksOf<Day>(days: readonly Day[]): Day[][] {
  const weeks: Day[][] = [];
  for (let end = days.length; end > 0; end -= 7) weeks.unshift(days.slice(Math.max(0, end - 7), end));
  return weeks;
}

/** What was eaten on an average day, of those that were tracked; undefined where none was. */
export function averageOf(days: readonly HistoryDay[]): Nutrition | undefined {
  const totals = days.flatMap(({ total }) => total ?? []);
  if (totals.length === 0) return undefined;
  return roundNutrition(scaleNutrition(totals.reduce(addNutrition, NO_NUTRITION), 1 / totals.length));
}
