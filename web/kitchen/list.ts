import type { QueryClient } from '@tanstack/react-query';
import { ShoppingList } from '#core/list/list-item.ts';
import type { UserId } from '#core/user-id.ts';
import { get } from '../requests/api.ts';
import { databaseOf } from '../offline/database.ts';
import { invalidate } from '../offline/invalidate.ts';
import { outboxEntries, pendingChanges } from '../offline/outbox.ts';
import { withChanges } from '../offline/records.ts';
import type { Held } from '../offline/use-held.ts';
import { isOfKitchen, meetHousehold } from './household.ts';
import { isSame } from './is-same.ts';

/** The shopping list including all unsent changes. */
export const listOf = (userId: UserId, client: QueryClient): Held<ShoppingList> => ({
  key: ['list', userId],
  async read() {
    // Reads the outbox first: if the server accepts a change meanwhile, the change is applied twice. Otherwise it would
    // be lost.
    const changes = pendingChanges(await outboxEntries(userId));
    const held = await (await databaseOf(userId)).get('list', 'current');
    return withChanges(changes, { record: 'list', key: 'current' }, held);
  },
  refresh: (signal) => refreshList(userId, client, signal),
});

/**
 * Fetches the list. Sending does not wait for this: if another list is stored meanwhile, such as the response to a
 * change, that list stays.
 * @throws ApiError, TypeError as every request
 */
export async function refreshList(userId: UserId, client: QueryClient, signal?: AbortSignal): Promise<void> {
  const before = await (await databaseOf(userId)).get('list', 'current');
  const list = await get('/api/list', { schema: ShoppingList, ...(signal && { signal }) });
  // Before the list is stored, because this erases the list of a former household.
  await meetHousehold(userId, client, list.household);
  if (await storeList(userId, before, list)) await invalidate(client, ['list', userId]);
}

/** Stores a list, unless another one was stored since the request. @returns true if anything has changed */
async function storeList(
  userId: UserId,
  before: ShoppingList | undefined,
  told: ShoppingList,
): Promise<boolean> {
  const transaction = (await databaseOf(userId)).transaction(['list', 'household'], 'readwrite');
  const lists = transaction.objectStore('list');
  const held = await lists.get('current');
  const isOutdated = held !== undefined && !isSame(held, before);
  const isDifferent =
    !isOutdated &&
    !isSame(held, told) &&
    isOfKitchen(told, await transaction.objectStore('household').get('current'));
  await Promise.all([isDifferent && lists.put(told, 'current'), transaction.done]);
  return isDifferent;
}
