import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import { persistQueryClient } from '@tanstack/react-query-persist-client';
import { DAY } from '#core/time.ts';
import { kept } from '../../local-storage.ts';
import { ownerOfDevice } from '../owner.ts';

const STORED_UNDER = 'persistedQueries';

/** The persister writes up to a second late: by then, the user may have signed out, and their device holds nothing of them. */
function keepForOwner(key: string, text: string): void {
  if (ownerOfDevice()) kept.set(key, text);
}

let isPersisting = false;

/** Change it with the shape of a persisted query. */
const VERSION = '3';

/**
 * Persists the queries with `meta.persist` in local storage: small data that the first paint needs, such as the user and
 * the usage. Recipes live in the database instead.
 */
export async function persistQueries(queryClient: QueryClient): Promise<void> {
  if (isPersisting) return;
  isPersisting = true;
  const [, restored] = persistQueryClient({
    queryClient,
    persister: createSyncStoragePersister({
      storage: { getItem: kept.get, setItem: keepForOwner, removeItem: kept.remove },
      key: STORED_UNDER,
    }),
    maxAge: 30 * DAY,
    buster: VERSION,
    dehydrateOptions: {
      // Also after a failed refetch. That nobody is signed in is not persisted.
      shouldDehydrateQuery: ({ meta, state }) => meta?.['persist'] === true && (state.data ?? null) !== null,
    },
  });
  await restored;
}
