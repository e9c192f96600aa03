import type { QueryClient } from '@tanstack/react-query';
import { notifyOtherTabs } from './other-tabs.ts';

/** Rereads queries in this tab and in the others, after the device's records have changed. */
export async function invalidate(
  client: QueryClient,
  ...queryKeys: readonly (string | number)[][]
): Promise<void> {
  for (const queryKey of queryKeys) notifyOtherTabs({ type: 'changed', queryKey });
  await Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
