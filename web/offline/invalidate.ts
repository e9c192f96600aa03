import type { QueryClient } from '@tanstack/react-query';
import type { UserId } from '#core/user-id.ts';
import { notifyOtherTabs } from './database/other-tabs.ts';

/** Kinds of data that the device stores for a user. */
export type HeldName =
  | 'badges'
  | 'days'
  | 'goals'
  | 'household'
  | 'imports'
  | 'list'
  | 'outbox'
  | 'recipes'
  | 'variations'
  | 'week';

/** Query key of such data, or the beginning of such keys. */
export type HeldKey = readonly [name: HeldName, userId: UserId, ...which: (string | number)[]];

/**
 * Rereads queries in this tab and in the others, after the device's records have changed; with recipes the library,
 * too.
 */
export async function invalidate(client: QueryClient, ...queryKeys: readonly HeldKey[]): Promise<void> {
  for (const queryKey of queryKeys) notifyOtherTabs({ type: 'changed', queryKey: [...queryKey] });
  // The library is updated by a worker, which is not waited for.
  for (const [name, userId] of queryKeys) {
    if (name !== 'recipes') continue;
    notifyOtherTabs({ type: 'changed', queryKey: ['library', userId] });
    void reread(client, ['library', userId]);
  }
  await Promise.all(queryKeys.map((queryKey) => reread(client, queryKey)));
}

/**
 * Rereads queries after a change. A query that is being read for the first time may miss the change and would not be
 * reread: its first read is awaited.
 */
export async function reread(client: QueryClient, queryKey: readonly (string | number)[]): Promise<void> {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await Promise.allSettled(first.map((query) => query.fetch()));
  await client.invalidateQueries({ queryKey });
}
