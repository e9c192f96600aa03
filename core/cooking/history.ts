import {
  addNutrition,
  NO_NUTRITION,
  roundNutrition,
  scaleNutrition,
  type Nutrition,
} from '../nutrition/nutrition.ts';
import { daysBetween, type LocalDay } from '../time.ts';
import type { DayRange, TrackedDay } from './tracking.ts';

/** `total` is undefined if nothing was tracked, which does not mean that nothing was eaten. */
export type HistoryDay = { readonly day: LocalDay; readonly total: Nutrition | undefined };

export const totalOf = (entries: readonly Nutrition[]): Nutrition =>
  roundNutrition(entries.reduce((sum, each) => addNutrition(sum, each), NO_NUTRITION));

/** Returns every day of a range in order, with its total. */
export function historyOf(tracked: readonly TrackedDay[], { from, to }: DayRange): HistoryDay[] {
  const entries = new Map(tracked.map((each) => [each.day, each.entries]));
  return daysBetween(from, to).map((day) => {
    const eaten = entries.get(day) ?? [];
    return { day, total: eaten.length > 0 ? totalOf(eaten) : undefined };
  });
}

/** Splits days into weeks. The last week ends with the last day; the first may be shorter. */
export function weeksOf<Day>(days: readonly Day[]): Day[][] {
  const weeks: Day[][] = [];
  for (let end = days.length; end > 0; end -= 7) weeks.unshift(days.slice(Math.max(0, end - 7), end));
  return weeks;
}

/** Returns the average of the tracked days; undefined without any. */
export function averageOf(days: readonly HistoryDay[]): Nutrition | undefined {
  const totals = days.flatMap(({ total }) => total ?? []);
  if (totals.length === 0) return undefined;
  return roundNutrition(scaleNutrition(totalOf(totals), 1 / totals.length));
}
