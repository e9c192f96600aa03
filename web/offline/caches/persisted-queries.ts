import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import { persistQueryClient } from '@tanstack/react-query-persist-client';
import { DAY } from '#core/time.ts';
import { deviceStorage } from '../../device/local-storage.ts';
import { ownerOfDevice } from '../owner.ts';

const STORAGE_KEY = 'persistedQueries';

/** Stores a text while a user is signed in. The persister writes a moment late, perhaps after the sign-out. */
function keepForOwner(key: string, text: string): void {
  if (ownerOfDevice()) deviceStorage.set(key, text);
}

let isPersisting = false;

/** Has to be changed together with the shape of a persisted query. */
const VERSION = '3';

/**
 * Persists the queries with `meta.persist` in local storage: small data that the first paint needs, such as the user
 * and the usage. Recipes live in the database instead.
 */
export async function persistQueries(queryClient: QueryClient): Promise<void> {
  if (isPersisting) return;
  isPersisting = true;
  const [, restored] = persistQueryClient({
    queryClient,
    persister: createSyncStoragePersister({
      storage: { getItem: deviceStorage.get, setItem: keepForOwner, removeItem: deviceStorage.remove },
      key: STORAGE_KEY,
      // With the default of a second, a user who leaves the page sooner and goes offline would find nothing.
      throttleTime: 0,
    }),
    maxAge: 30 * DAY,
    buster: VERSION,
    dehydrateOptions: {
      // Also after a failed refetch. The absence of a user is not persisted.
      shouldDehydrateQuery: ({ meta, state }) => meta?.['persist'] === true && (state.data ?? null) !== null,
    },
  });
  await restored;
}
