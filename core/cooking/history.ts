import {
  addNutrition,
  NO_NUTRITION,
  NUTRIENT_NAMES,
  roundNutrition,
  scaleNutrition,
  type KnownNutrition,
  type Nutrition,
} from '../nutrition/nutrition.ts';
import { daysBetween, type LocalDay } from '../time.ts';
import type { DayRange } from '../day-range.ts';
import type { TrackedDay } from './tracking.ts';

/** `total` is undefined if nothing was tracked, which does not mean that nothing was eaten. */
export type HistoryDay = { readonly day: LocalDay; readonly total: Nutrition | undefined };

/**
 * Adds what is known. Where an entry does not tell energy, protein, carbohydrate, fat or fibre, the sum is the least that
 * was eaten: `notTold` says of which. The other sums are absent then.
 */
export const totalOf = (entries: readonly KnownNutrition[]): Nutrition =>
  roundNutrition(
    entries.reduce<Nutrition>((sum, each) => addNutrition(sum, { ...LEAST, ...each }), NO_NUTRITION),
  );

const LEAST = { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0 };

/** Returns the nutrients that some of the entries do not tell. */
export const notTold = (entries: readonly KnownNutrition[]): readonly (keyof Nutrition)[] =>
  NUTRIENT_NAMES.filter((name) => entries.some((entry) => entry[name] === undefined));

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
