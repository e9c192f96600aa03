import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { ShownHousehold } from '#core/household/household.ts';
import type { KitchenId } from '#core/kitchen-id.ts';
import { MINUTE } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { get } from '../requests/api.ts';
import { databaseOf } from '../offline/database.ts';
import { invalidate } from '../offline/invalidate.ts';
import type { Database, StoredHousehold } from '../offline/schema.ts';
import type { Held } from '../offline/use-held.ts';

export const householdOf = (userId: UserId, client: QueryClient): Held<StoredHousehold> => ({
  key: ['household', userId],
  read: async () => (await databaseOf(userId)).get('household', 'current'),
  async refresh(signal) {
    const household = await get('/api/household', { schema: v.nullable(ShownHousehold), signal });
    await storeHousehold(userId, client, household);
  },
});

/** Stores the household. Erases the list and the week of a former kitchen. */
export async function storeHousehold(
  userId: UserId,
  client: QueryClient,
  household: ShownHousehold | null,
): Promise<void> {
  const database = await databaseOf(userId);
  const held = await database.get('household', 'current');
  const hasMoved = held !== undefined && held.household?.id !== household?.id;
  await database.put('household', { household }, 'current');
  if (hasMoved) await forgetKitchen(database);
  await invalidate(
    client,
    ['household', userId],
    ...(hasMoved
      ? ([
          ['list', userId],
          ['week', userId],
        ] as const)
      : []),
  );
}

/**
 * Stores the household of a response, and erases data of a former one at once.
 * @throws ApiError, TypeError as every request, if the new household has to be fetched
 */
export async function meetHousehold(
  userId: UserId,
  client: QueryClient,
  told: KitchenId | null | undefined,
): Promise<void> {
  const held = await householdNow(userId);
  if (told === undefined || held === undefined || told === held) return;
  if (told === null) await storeHousehold(userId, client, null);
  else await householdOf(userId, client).refresh(AbortSignal.timeout(MINUTE));
}

/**
 * Returns whether a response belongs to the kitchen that the device knows; undefined if server or device are too old to
 * tell.
 */
export const isOfKitchen = (
  { household }: { readonly household?: KitchenId | null },
  held: StoredHousehold | undefined,
): boolean => household === undefined || held === undefined || (held.household?.id ?? null) === household;

async function forgetKitchen(database: Database): Promise<void> {
  const transaction = database.transaction(['list', 'meals', 'plannedDays'], 'readwrite');
  await Promise.all([
    transaction.objectStore('list').clear(),
    transaction.objectStore('meals').clear(),
    transaction.objectStore('plannedDays').clear(),
    transaction.done,
  ]);
}

/** Returns the household for new changes: null if there is none, undefined if unknown. */
export async function householdNow(userId: UserId): Promise<KitchenId | null | undefined> {
  const held = await (await databaseOf(userId)).get('household', 'current');
  return held && (held.household?.id ?? null);
}
