import type { UserId } from '#core/user-id.ts';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { TrackedDay, TrackingEntry, trackingEntry, type DayRange } from '#core/cooking/tracking.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { daysBetween, startOfLocalDay, type LocalDay } from '#core/time.ts';
import { get } from '../api/api.ts';
import { timeZone } from '../i18n/language.ts';
import { databaseOf } from './database.ts';
import type { Deed } from './deeds.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { openEntries } from './outbox.ts';
import type { Held } from './use-held.ts';

/** What was eaten on a day. */
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
    await changed(client, userId);
  },
});

/** What was eaten on each of several days. */
export const daysOf = (userId: UserId, range: DayRange, client: QueryClient): Held<TrackedDay[]> => ({
  key: ['days', userId, range.from, range.to],
  async read() {
    const days = await heldDays(userId, range);
    return days.length > 0 ? days : undefined;
  },
  async refresh(signal) {
    const { from, to } = range;
    const path = `/api/nutrition/tracking/range?from=${from}&to=${to}`;
    await keepDays(userId, range, await get(path, { schema: v.array(TrackedDay), signal }));
    await changed(client, userId);
  },
});

/** A day as it is once the server has learnt of a deed. */
export function dayAfterDeed(tracked: TrackedDay, deed: Deed, recipe: Recipe | undefined): TrackedDay {
  if ((deed.type !== 'cook' && deed.type !== 'uncook') || deed.day !== tracked.day) return tracked;
  const isThere = tracked.entries.some(({ recipeId }) => recipeId === deed.recipeId);
  if (deed.type === 'uncook') {
    return { ...tracked, entries: tracked.entries.filter(({ recipeId }) => recipeId !== deed.recipeId) };
  }
  // Cooked is cooked; and what a recipe that is not held would add, the server will say.
  if (isThere || !recipe) return tracked;
  const { title, servings, at } = deed;
  const entry = trackingEntry(deed, { title, servings, at, nutrition: recipe.nutrition });
  return { ...tracked, entries: [...tracked.entries, entry] };
}

/** The days that the device knows of, in their order, with what waits to be sent. */
async function heldDays(userId: UserId, { from, to }: DayRange): Promise<TrackedDay[]> {
  const database = await databaseOf(userId);
  const held = await database.getAll('days', IDBKeyRange.bound(from, to));
  const days = new Map(held.map((each) => [each.day, each]));
  for (const { deed, refusal } of await openEntries(userId)) {
    if (refusal !== undefined || (deed.type !== 'cook' && deed.type !== 'uncook')) continue;
    if (deed.day < from || deed.day > to) continue;
    const recipe = await database.get('recipes', deed.recipeId);
    const before = days.get(deed.day) ?? { day: deed.day, entries: [] };
    days.set(deed.day, dayAfterDeed(before, deed, recipe));
  }
  return [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** Takes over what the server says of days, those without anything too. What is older is not kept. */
async function keepDays(userId: UserId, { from, to }: DayRange, tracked: TrackedDay[]): Promise<void> {
  const told = new Map(tracked.map((each) => [each.day, each]));
  const transaction = (await databaseOf(userId)).transaction('days', 'readwrite');
  await Promise.all([
    transaction.store.delete(IDBKeyRange.upperBound(from, true)),
    ...daysBetween(from, to).map((day) => transaction.store.put(told.get(day) ?? { day, entries: [] })),
    transaction.done,
  ]);
}

async function changed(client: QueryClient, userId: UserId): Promise<void> {
  tellOtherTabs({ type: 'changed', queryKey: ['days', userId] });
  await client.invalidateQueries({ queryKey: ['days', userId] });
}
