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

/** Query key of data on the device, or the beginning of several keys. */
export type HeldKey = readonly [name: HeldName, userId: UserId, ...which: (string | number)[]];

/** Rereads queries in all tabs after the device's records have changed. Recipes also reread the library. */
export async function invalidate(client: QueryClient, ...queryKeys: readonly HeldKey[]): Promise<void> {
  for (const queryKey of queryKeys) notifyOtherTabs({ type: 'changed', queryKey: [...queryKey] });
  // A worker updates the library; nobody waits for it.
  for (const [name, userId] of queryKeys) {
    if (name !== 'recipes') continue;
    notifyOtherTabs({ type: 'changed', queryKey: ['library', userId] });
    void reread(client, ['library', userId]);
  }
  await Promise.all(queryKeys.map((queryKey) => reread(client, queryKey)));
}

/**
 * Rereads queries after a change. A query whose first read is running may miss the change, so that read is awaited
 * first.
 */
export async function reread(client: QueryClient, queryKey: readonly (string | number)[]): Promise<void> {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await Promise.allSettled(first.map((query) => query.fetch()));
  await client.invalidateQueries({ queryKey });
}
