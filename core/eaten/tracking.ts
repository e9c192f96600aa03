import * as v from 'valibot';
import { DiaryEntry } from '../diary/diary-entry.ts';
import { entryOfRecord, type DiaryRecord } from '../diary/diary-record.ts';
import { Nutrition, roundNutrition, scaleNutrition } from '../nutrition/nutrition.ts';
import { RecipeId } from '../recipe/recipe-id.ts';
import { Slot } from '../week/meal.ts';
import { EpochMs, LocalDayText, type LocalDay } from '../time.ts';
import type { CookMark, Eaten, MarkKey } from '../cooking/cook-mark.ts';

/** Cook marks and diary entries of a range of days, including removed ones. */
export type DayRecords = {
  readonly marks: readonly CookMark[];
  readonly entries: readonly DiaryRecord[];
};

/** A recipe that was marked as cooked. */
export const CookedEntry = v.object({
  type: v.literal('cooked'),
  /** Unique per user. */
  id: v.string(),
  recipeId: RecipeId,
  title: v.string(),
  servings: v.number(),
  timestamp: EpochMs,
  /** Default: the meal of its time of day. */
  meal: v.exactOptional(Slot),
  ...Nutrition.entries,
});
export type CookedEntry = v.InferOutput<typeof CookedEntry>;

/** A cooked recipe, or an entry of the diary. */
export const TrackingEntry = v.variant('type', [CookedEntry, DiaryEntry]);
export type TrackingEntry = v.InferOutput<typeof TrackingEntry>;

/** Returns whether an entry is a cook mark, of the given recipe if there is one. */
export const isCookedAs = (entry: TrackingEntry, recipeId?: RecipeId): entry is CookedEntry =>
  entry.type !== 'diary' && (recipeId === undefined || entry.recipeId === recipeId);

/** Day with its entries in order of cooking and logging. */
export const TrackedDay = v.object({ day: LocalDayText, entries: v.array(TrackingEntry) });
export type TrackedDay = v.InferOutput<typeof TrackedDay>;

/** Groups marks and entries by day, without removed ones. */
export function trackedDays({ marks, entries }: DayRecords): TrackedDay[] {
  const all = [...marks.flatMap(cookedOn), ...entries.flatMap(loggedOn)];
  return [...Map.groupBy(all, ({ day }) => day)]
    .map(([day, found]) => ({
      day,
      entries: found.map(({ entry }) => entry).toSorted((a, b) => a.timestamp - b.timestamp),
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

type EntryOnDay = { readonly day: LocalDay; readonly entry: TrackingEntry };

const cookedOn = (mark: CookMark): EntryOnDay[] =>
  mark.eaten ? [{ day: mark.day, entry: trackingEntry(mark, mark.eaten) }] : [];

function loggedOn(record: DiaryRecord): EntryOnDay[] {
  const entry = entryOfRecord(record);
  return entry ? [{ day: record.day, entry }] : [];
}

/** Returns the tracking entry of a mark: nutrition per serving times servings. */
export const trackingEntry = (
  { day, recipeId }: MarkKey,
  { title, servings, at, nutrition, meal }: Eaten,
): CookedEntry => ({
  type: 'cooked',
  id: `${day}-${recipeId}`,
  recipeId,
  title,
  servings,
  timestamp: at,
  ...(meal && { meal }),
  ...roundNutrition(scaleNutrition(nutrition, servings)),
});
