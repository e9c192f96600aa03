import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { RecipeId } from '#core/recipe/recipe-id.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { UserId } from '#core/user-id.ts';
import { TrackedDay, TrackingEntry } from '#core/eaten/tracking.ts';
import type { DayRange } from '#core/day-range.ts';
import { addDays, daysBetween, startOfLocalDay, type LocalDay } from '#core/time.ts';
import { get, getList } from '../requests/api.ts';
import { timeZone } from '../i18n/language.ts';
import { databaseOf } from './database.ts';
import { invalidate } from './invalidate.ts';
import { changesOf } from './operations.ts';
import { outboxEntries, pendingOperations } from './outbox.ts';
import { applyChange } from './records.ts';
import type { Held } from './use-held.ts';

export const dayOf = (userId: UserId, day: LocalDay, client: QueryClient): Held<TrackedDay> => ({
  key: ['days', userId, day],
  async read() {
    const [held] = await heldDays(userId, { from: day, to: day });
    return held;
  },
  async refresh(signal) {
    const date = startOfLocalDay(day, timeZone());
    const path = `/api/nutrition/tracking/daily?date=${date}`;
    const entries = await get(path, { schema: v.array(TrackingEntry), signal });
    await (await databaseOf(userId)).put('days', { day, entries });
    await invalidate(client, ['days', userId]);
  },
});

export const daysOf = (userId: UserId, range: DayRange, client: QueryClient): Held<TrackedDay[]> => ({
  key: ['days', userId, range.from, range.to],
  async read() {
    const days = await heldDays(userId, range);
    return days.length > 0 ? days : undefined;
  },
  async refresh(signal) {
    const { from, to } = range;
    const days: TrackedDay[] = [];
    let path: string | undefined = `/api/nutrition/tracking/range?from=${from}&to=${to}`;
    while (path !== undefined) {
      const page: { items: TrackedDay[]; next: string | undefined } = await getList(path, {
        schema: TrackedDay,
        signal,
      });
      days.push(...page.items);
      path = page.next;
    }
    await storeDays(userId, range, days);
    await invalidate(client, ['days', userId]);
  },
});

/** Returns the days that the device knows, in order, with the pending operations applied. */
async function heldDays(userId: UserId, { from, to }: DayRange): Promise<TrackedDay[]> {
  const database = await databaseOf(userId);
  const stored = await database.getAll('days', IDBKeyRange.bound(from, to));
  const days = new Map(stored.map((each) => [each.day, each]));
  // Recipes with their pending changes: a recipe created offline is stored only once the server has it.
  const recipes = new Map<RecipeId, Recipe | undefined>();
  const recipeOf = async (id: RecipeId) => (recipes.has(id) ? recipes.get(id) : database.get('recipes', id));
  for (const operation of pendingOperations(await outboxEntries(userId))) {
    const recipe = 'recipeId' in operation ? await recipeOf(operation.recipeId) : undefined;
    for (const change of changesOf(operation, recipe)) {
      if (change.record === 'recipes') recipes.set(change.key, applyChange(change, recipe));
      if (change.record !== 'days' || change.key < from || change.key > to) continue;
      const day = applyChange(change, days.get(change.key));
      if (day) days.set(change.key, day);
    }
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Maximum number of days on the device: slightly more than the diary shows. */
const KEPT_DAYS = 62;

/** Stores the days of a range, including empty ones, and deletes days that no screen shows any more. */
async function storeDays(userId: UserId, { from, to }: DayRange, tracked: TrackedDay[]): Promise<void> {
  const byDay = new Map(tracked.map((each) => [each.day, each]));
  const transaction = (await databaseOf(userId)).transaction('days', 'readwrite');
  await Promise.all([
    transaction.store.delete(IDBKeyRange.upperBound(addDays(to, -KEPT_DAYS))),
    ...daysBetween(from, to).map((day) => transaction.store.put(byDay.get(day) ?? { day, entries: [] })),
    transaction.done,
  ]);
}
