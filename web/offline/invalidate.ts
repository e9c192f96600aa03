import type { QueryClient } from '@tanstack/react-query';
import { notifyOtherTabs } from './other-tabs.ts';

/** Rereads queries in this tab and in the others, after the device's records have changed; with recipes the library, too. */
export async function invalidate(
  client: QueryClient,
  ...queryKeys: readonly (string | number)[][]
): Promise<void> {
  for (const queryKey of queryKeys) notifyOtherTabs({ type: 'changed', queryKey });
  // A worker answers for the library, and nobody waits for that.
  for (const [name, userId] of queryKeys) {
    if (name !== 'recipes' || userId === undefined) continue;
    notifyOtherTabs({ type: 'changed', queryKey: ['library', userId] });
    void reread(client, ['library', userId]);
  }
  await Promise.all(queryKeys.map((queryKey) => reread(client, queryKey)));
}

/**
 * Rereads queries after a change. A query that is being read for the first time may have missed the change, and would not
 * be read again meanwhile: that reading is waited for.
 */
export async function reread(client: QueryClient, queryKey: readonly (string | number)[]): Promise<void> {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  await Promise.allSettled(first.map((query) => query.fetch()));
  await client.invalidateQueries({ queryKey });
}
