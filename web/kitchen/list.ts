import type { QueryClient } from '@tanstack/react-query';
import { ShoppingList } from '#core/list/list-item.ts';
import type { UserId } from '#core/user-id.ts';
import { get } from '../requests/api.ts';
import { databaseOf } from '../offline/database.ts';
import { invalidate } from '../offline/invalidate.ts';
import { outboxEntries, pendingChanges } from '../offline/outbox.ts';
import { withChanges } from '../offline/records.ts';
import type { Held } from '../offline/use-held.ts';
import { meetHousehold } from './household.ts';

/** The shopping list, as it will be when all changes of this device are sent. */
export const listOf = (userId: UserId, client: QueryClient): Held<ShoppingList> => ({
  key: ['list', userId],
  async read() {
    // The outbox first: a change that the server accepts in between is applied twice, and not never.
    const changes = pendingChanges(await outboxEntries(userId));
    const held = await (await databaseOf(userId)).get('list', 'current');
    return withChanges(changes, { record: 'list', key: 'current' }, held);
  },
  refresh: (signal) => refreshList(userId, client, signal),
});

/**
 * Fetches the list, unless changes are on their way: the answer to those is newer.
 * @throws ApiError, TypeError as every request
 */
export async function refreshList(userId: UserId, client: QueryClient, signal?: AbortSignal): Promise<void> {
  await navigator.locks.request(`outbox ${userId}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const list = await get('/api/list', { schema: ShoppingList, ...(signal && { signal }) });
    // First: it erases the list of a former household.
    await meetHousehold(userId, client, list.household);
    const database = await databaseOf(userId);
    const held = await database.get('list', 'current');
    if (JSON.stringify(held) === JSON.stringify(list)) return;
    await database.put('list', list, 'current');
    await invalidate(client, ['list', userId]);
  });
}
