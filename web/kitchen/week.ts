import type { QueryClient } from '@tanstack/react-query';
import type { DayRange } from '#core/day-range.ts';
import { addDays, daysBetween } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { Week, type Meal } from '#core/week/meal.ts';
import { get } from '../requests/api.ts';
import { databaseOf } from '../offline/database.ts';
import { invalidate } from '../offline/invalidate.ts';
import { outboxEntries, pendingChanges } from '../offline/outbox.ts';
import { withChanges } from '../offline/records.ts';
import type { Held } from '../offline/use-held.ts';
import { isOfKitchen, meetHousehold } from './household.ts';
import { isSame } from './is-same.ts';

/** Meal plan as stored on the device. */
export type HeldWeek = {
  readonly meals: readonly Meal[];
  /** True if the device has all days of the week. */
  readonly isKnown: boolean;
};

/** The meal plan including all unsent changes. */
export const heldWeekOf = (userId: UserId, days: DayRange, client: QueryClient): Held<HeldWeek> => ({
  key: ['week', userId, days.from, days.to],
  async read() {
    const database = await databaseOf(userId);
    const known = await database.count('plannedDays', IDBKeyRange.bound(days.from, days.to));
    const isKnown = known === daysBetween(days.from, days.to).length;
    const meals = await mealsOnDevice(userId);
    return isKnown || meals.length > 0 ? { meals, isKnown } : undefined;
  },
  refresh: (signal) => refreshWeek(userId, days, client, signal),
});

/** Returns all meals on the device, including all unsent changes. */
export async function mealsOnDevice(userId: UserId): Promise<readonly Meal[]> {
  // Reads the outbox first: if the server accepts a change meanwhile, the change is applied twice, which is harmless.
  // Otherwise it would be lost.
  const changes = pendingChanges(await outboxEntries(userId)).filter(({ record }) => record === 'meals');
  const held = new Map((await (await databaseOf(userId)).getAll('meals')).map((meal) => [meal.id, meal]));
  const ids = new Set([...held.keys(), ...changes.map(({ key }) => String(key))]);
  return [...ids].flatMap((key) => withChanges(changes, { record: 'meals', key }, held.get(key)) ?? []);
}

/** Maximum attempts to fetch a week if the device stores other meals meanwhile. */
const ATTEMPTS = 3;

/**
 * Fetches a week with the previous and next one. Sending does not wait for this: if the device stores meals meanwhile,
 * such as the response to a change, the week is fetched again.
 * @throws ApiError, TypeError as every request
 */
export async function refreshWeek(
  userId: UserId,
  days: DayRange,
  client: QueryClient,
  signal?: AbortSignal,
): Promise<void> {
  const range = { from: addDays(days.from, -7), to: addDays(days.to, 7) };
  const path = `/api/week?from=${range.from}&to=${range.to}`;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await (await databaseOf(userId)).getAll('meals');
    const week = await get(path, { schema: Week, ...(signal && { signal }) });
    // Comes first, because it erases the week of a former household.
    await meetHousehold(userId, client, week.household);
    const outcome = await storeMeals(userId, range, before, week);
    if (outcome === 'changed') await invalidate(client, ['week', userId]);
    if (outcome !== 'outdated') return;
  }
}

/** Stores the meals of some days and the meals without a day, unless others were stored since the request. */
async function storeMeals(
  userId: UserId,
  { from, to }: DayRange,
  before: readonly Meal[],
  week: Week,
): Promise<'changed' | 'same' | 'outdated'> {
  const { meals: told } = week;
  const transaction = (await databaseOf(userId)).transaction(
    ['meals', 'plannedDays', 'household'],
    'readwrite',
  );
  const [meals, known] = [transaction.objectStore('meals'), transaction.objectStore('plannedDays')];
  const days = daysBetween(from, to);
  const stored = await meals.getAll();
  const isErased = stored.length === 0;
  if (
    !(isErased || isSame(stored, before)) ||
    !isOfKitchen(week, await transaction.objectStore('household').get('current'))
  ) {
    await transaction.done;
    return 'outdated';
  }
  const unknown = days.length - (await known.count(IDBKeyRange.bound(from, to)));
  const held = new Map(stored.map((meal) => [meal.id, meal]));
  const ids = new Set(told.map(({ id }) => id));
  const gone = stored.filter(({ id, day }) => !ids.has(id) && (day === null || (day >= from && day <= to)));
  const changed = told.filter((meal) => !isSame(meal, held.get(meal.id)));
  await Promise.all([
    ...gone.map(({ id }) => meals.delete(id)),
    ...changed.map((meal) => meals.put(meal)),
    ...(unknown > 0 ? days.map((day) => known.put(true, day)) : []),
    transaction.done,
  ]);
  return unknown + gone.length + changed.length > 0 ? 'changed' : 'same';
}
