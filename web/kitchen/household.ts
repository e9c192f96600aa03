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

/** Stores what the server has told. In another kitchen there are another list and another week. */
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
 * Brings the device in line with the household that an answer has named. What a former one gave is erased at once.
 * @throws ApiError, TypeError as every request, if there is another household to ask for
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

/** Returns whether an answer is of the kitchen that the device knows. Of an older server or device that is unknown. */
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

/** Returns the household in which changes are made: null for none, undefined if the device does not know. */
export async function householdNow(userId: UserId): Promise<KitchenId | null | undefined> {
  const held = await (await databaseOf(userId)).get('household', 'current');
  return held && (held.household?.id ?? null);
}
