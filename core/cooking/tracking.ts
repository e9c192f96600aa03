import * as v from 'valibot';
import { Nutrition, roundNutrition, scaleNutrition } from '../nutrition/nutrition.ts';
import { RecipeId } from '../recipe/recipe-id.ts';
import { daysApart, EpochMs, LocalDayText, type LocalDay } from '../time.ts';
import type { CookMark, Eaten, MarkKey } from './cook-mark.ts';

export const TrackingEntry = v.object({
  /** Unique per user. */
  id: v.string(),
  recipeId: RecipeId,
  title: v.string(),
  servings: v.number(),
  timestamp: EpochMs,
  ...Nutrition.entries,
});
export type TrackingEntry = v.InferOutput<typeof TrackingEntry>;

/** Day with its entries in order of cooking. */
export const TrackedDay = v.object({ day: LocalDayText, entries: v.array(TrackingEntry) });
export type TrackedDay = v.InferOutput<typeof TrackedDay>;

/** Maximum range of one request. */
const MAX_TRACKED_DAYS = 62;

/** Range of days, both ends included: `?from&to`. */
export const DayRange = v.pipe(
  v.object({ from: LocalDayText, to: LocalDayText }),
  // Invalid days reach this check, too: their distance is NaN.
  v.check(
    ({ from, to }) => daysApart(from, to) >= 0 && daysApart(from, to) < MAX_TRACKED_DAYS,
    /*i18n*/ 'error.day_range',
  ),
);
export type DayRange = v.InferOutput<typeof DayRange>;

/** Groups the entries of marks by day; removed marks have none. */
export function trackedDays(marks: readonly CookMark[]): TrackedDay[] {
  const byDay = Map.groupBy(marks.flatMap(entryOf), ({ day }) => day);
  return [...byDay]
    .map(([day, found]) => ({
      day,
      entries: found.map(({ entry }) => entry).toSorted((a, b) => a.timestamp - b.timestamp),
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

const entryOf = (mark: CookMark): { day: LocalDay; entry: TrackingEntry }[] =>
  mark.eaten ? [{ day: mark.day, entry: trackingEntry(mark, mark.eaten) }] : [];

/** Returns the tracking entry of a mark: nutrition per serving times servings. */
export const trackingEntry = (
  { day, recipeId }: MarkKey,
  { title, servings, at, nutrition }: Eaten,
): TrackingEntry => ({
  id: `${day}-${recipeId}`,
  recipeId,
  title,
  servings,
  timestamp: at,
  ...roundNutrition(scaleNutrition(nutrition, servings)),
});
