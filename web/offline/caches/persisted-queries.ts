import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import { persistQueryClient } from '@tanstack/react-query-persist-client';
import { DAY } from '#core/time.ts';
import { deviceStorage } from '../../device/local-storage.ts';
import { ownerOfDevice } from '../owner.ts';

const STORAGE_KEY = 'persistedQueries';

/** Stores a text if a user is signed in: the persister writes with a delay, perhaps after the sign-out. */
function keepForOwner(key: string, text: string): void {
  if (ownerOfDevice()) deviceStorage.set(key, text);
}

let isPersisting = false;

/** Must change whenever the shape of a persisted query changes. */
const VERSION = '3';

/**
 * Persists the queries with `meta.persist` in local storage: small data for the first paint, such as the user and the
 * usage. Recipes are in the database instead.
 */
export async function persistQueries(queryClient: QueryClient): Promise<void> {
  if (isPersisting) return;
  isPersisting = true;
  const [, restored] = persistQueryClient({
    queryClient,
    persister: createSyncStoragePersister({
      storage: { getItem: deviceStorage.get, setItem: keepForOwner, removeItem: deviceStorage.remove },
      key: STORAGE_KEY,
      // The default is a second: a user who leaves the page sooner would find nothing offline.
      throttleTime: 0,
    }),
    maxAge: 30 * DAY,
    buster: VERSION,
    dehydrateOptions: {
      // Also persisted after a failed refetch. The absence of a user is not persisted.
      shouldDehydrateQuery: ({ meta, state }) => meta?.['persist'] === true && (state.data ?? null) !== null,
    },
  });
  await restored;
}
