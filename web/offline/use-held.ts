import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useConnection } from '../requests/use-connection.ts';
import type { HeldKey } from './invalidate.ts';

/** Data on the device, and their refresh from the server. */
export type Held<Data> = {
  /** Query key. Writers of the data invalidate it. */
  readonly key: HeldKey;
  /** Reads the device. @returns undefined while it does not have the data */
  readonly read: () => Promise<Data | undefined>;
  /** Fetches the data and stores it on the device. */
  readonly refresh: (signal: AbortSignal) => Promise<void>;
};

/** Returns the data on the device without a request. */
export const useOnDevice = <Data>({ key, read }: Pick<Held<Data>, 'key' | 'read'>): Data | undefined =>
  useQuery(localQuery({ key, read })).data ?? undefined;

/** Returns several items on the device, without missing ones. Makes no request. */
export const useAllOnDevice = <Data>(held: readonly Pick<Held<Data>, 'key' | 'read'>[]): Data[] =>
  useQueries({ queries: held.map(localQuery) }).flatMap(({ data }) => data ?? []);

/** Key of the query that remembers when the data was last refreshed. */
export const refreshKey = (key: HeldKey) => ['refresh', ...key];

/** Milliseconds for which data counts as fresh when its screen opens. */
const FRESH = 10_000;

/**
 * Returns the data on the device at once. Refreshes them when the screen opens, or as soon as there is a connection. A
 * failed refresh keeps the data.
 */
export function useHeld<Data>({ key, read, refresh }: Held<Data>): {
  data: Data | undefined;
  error: Error | null;
  /** True if the data may still arrive. */
  isPending: boolean;
  /** True if the refresh waits for a connection. */
  isOffline: boolean;
} {
  const local = useQuery(localQuery({ key, read }));
  const remote = useQuery({
    queryKey: refreshKey(key),
    queryFn: async ({ signal }) => {
      await refresh(signal);
      return null;
    },
    gcTime: 0,
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt < FRESH ? false : 'always'),
  });
  const { isOnline, missed } = useConnection();
  const data = local.data ?? undefined;
  const error = local.error ?? remote.error;
  return {
    data,
    error,
    isPending: data === undefined && !error && (local.isFetching || remote.isFetching),
    isOffline: remote.isPaused || ((!isOnline || missed >= 1) && remote.error instanceof TypeError),
  };
}

/** Query for data on the device. */
export const localQuery = <Data>({ key, read }: Pick<Held<Data>, 'key' | 'read'>) =>
  queryOptions({ queryKey: key, queryFn: async () => (await read()) ?? null, networkMode: 'always' });
