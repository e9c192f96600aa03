import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { UserId } from '#core/account/account.ts';
import { TrackedDay, TrackingEntry, trackingEntry, type DayRange } from '#core/cooking/tracking.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { daysBetween, startOfLocalDay, type LocalDay } from '#core/time.ts';
import { get } from '../api.ts';
import { timeZone } from '../i18n/language.ts';
import { databaseOf } from './database.ts';
import type { OutboxOperation } from './operations.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { outboxEntries } from './outbox.ts';
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

/** A day as it is once the server has learnt of a operation. */
export function dayAfterDeed(
  tracked: TrackedDay,
  operation: OutboxOperation,
  recipe: Recipe | undefined,
): TrackedDay {
  if ((operation.type !== 'cook' && operation.type !== 'uncook') || operation.day !== tracked.day)
    return tracked;
  const isThere = tracked.entries.some(({ recipeId }) => recipeId === operation.recipeId);
  if (operation.type === 'uncook') {
    return { ...tracked, entries: tracked.entries.filter(({ recipeId }) => recipeId !== operation.recipeId) };
  }
  // Cooked is cooked; and what a recipe that is not held would add, the server will say.
  if (isThere || !recipe) return tracked;
  const { title, servings, at } = operation;
  const entry = trackingEntry(operation, { title, servings, at, nutrition: recipe.nutrition });
  return { ...tracked, entries: [...tracked.entries, entry] };
}

/** The days that the device knows of, in their order, with what waits to be sent. */
async function heldDays(userId: UserId, { from, to }: DayRange): Promise<TrackedDay[]> {
  const database = await databaseOf(userId);
  const held = await database.getAll('days', IDBKeyRange.bound(from, to));
  const days = new Map(held.map((each) => [each.day, each]));
  for (const { operation, refusal } of await outboxEntries(userId)) {
    if (refusal !== undefined || (operation.type !== 'cook' && operation.type !== 'uncook')) continue;
    if (operation.day < from || operation.day > to) continue;
    const recipe = await database.get('recipes', operation.recipeId);
    const before = days.get(operation.day) ?? { day: operation.day, entries: [] };
    days.set(operation.day, dayAfterDeed(before, operation, recipe));
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
