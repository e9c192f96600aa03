import { queryOptions, useQuery } from '@tanstack/react-query';

/** Something that the device holds, and how the server's word about it is fetched and stored. */
export type Held<Data> = {
  /** Whoever stores something under this key invalidates it. */
  readonly key: readonly (string | number)[];
  /** @returns undefined while the device does not have it */
  readonly read: () => Promise<Data | undefined>;
  /** Asks the server, and stores what it says. */
  readonly refresh: (signal: AbortSignal) => Promise<void>;
};

/** Shows what the device holds, and asks nobody. */
export const useOnDevice = <Data>({ key, read }: Pick<Held<Data>, 'key' | 'read'>): Data | undefined =>
  useQuery(localQuery({ key, read })).data ?? undefined;

/** Under which key it is remembered when the server was last asked about something. */
export const refreshKey = (key: Held<unknown>['key']) => ['refresh', ...key];

/** What was heard of the server within this time is not asked again when its screen opens, in ms. */
const FRESH = 10_000;

/**
 * Shows what the device holds at once, and asks the server behind it, each time the screen opens; without a connection,
 * as soon as there is one. A failed refresh takes nothing off the screen.
 */
export function useHeld<Data>({ key, read, refresh }: Held<Data>): {
  data: Data | undefined;
  error: Error | null;
  /** It may still come. */
  isPending: boolean;
  /** The server cannot be asked just now. */
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
  const data = local.data ?? undefined;
  const error = local.error ?? remote.error;
  return {
    data,
    error,
    isPending: data === undefined && !error && (local.isFetching || remote.isFetching),
    isOffline: remote.isPaused,
  };
}

const localQuery = <Data>({ key, read }: Pick<Held<Data>, 'key' | 'read'>) =>
  queryOptions({ queryKey: key, queryFn: async () => (await read()) ?? null, networkMode: 'always' });
