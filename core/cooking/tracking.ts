import * as v from 'valibot';
import { Nutrition, roundNutrition, scaleNutrition } from '../nutrition/nutrition.ts';
import { RecipeId } from '../recipe/recipe-id.ts';
import { daysApart, EpochMs, LocalDayText, type LocalDay } from '../time.ts';
import type { CookMark, Eaten, MarkKey } from './cook-mark.ts';

/** Something that was eaten: an entry in the tracking of a day. */
export const TrackingEntry = v.object({
  /** Unique among the user's entries. */
  id: v.string(),
  recipeId: RecipeId,
  title: v.string(),
  servings: v.number(),
  timestamp: EpochMs,
  ...Nutrition.entries,
});
export type TrackingEntry = v.InferOutput<typeof TrackingEntry>;

/** A day on which something was eaten, and what, in the order in which it was cooked. */
export const TrackedDay = v.object({ day: LocalDayText, entries: v.array(TrackingEntry) });
export type TrackedDay = v.InferOutput<typeof TrackedDay>;

/** How many days are asked about at once, at most. */
const MAX_TRACKED_DAYS = 62;

/** Days one after the other, the first and the last of them named: `?from&to`. */
export const DayRange = v.pipe(
  v.object({ from: LocalDayText, to: LocalDayText }),
  // Also days that are none come this far: between them lies NaN.
  v.check(
    ({ from, to }) => daysApart(from, to) >= 0 && daysApart(from, to) < MAX_TRACKED_DAYS,
    /*i18n*/ 'error.day_range',
  ),
);
export type DayRange = v.InferOutput<typeof DayRange>;

/** The entries of marks, those of one day together; marks that were taken back have none. */
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

/** What a mark puts into the tracking of its day: what a serving holds, times the servings. */
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
