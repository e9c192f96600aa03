import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import { persistQueryClient } from '@tanstack/react-query-persist-client';
import { DAY } from '#core/time.ts';
import { kept } from '../local-storage.ts';

const STORED_UNDER = 'smallThings';

let isKeeping = false;

/** Changes when what is kept changes its shape. */
const SHAPE = '2';

/**
 * Keeps small answers that are needed before anything can be shown (who is signed in, what is left of the month) from
 * one visit to the next. Queries ask for it by `meta.persist`; recipes live in the database instead.
 */
export async function persistQueries(queryClient: QueryClient): Promise<void> {
  if (isKeeping) return;
  isKeeping = true;
  const [, restored] = persistQueryClient({
    queryClient,
    persister: createSyncStoragePersister({
      storage: { getItem: kept.get, setItem: kept.set, removeItem: kept.remove },
      key: STORED_UNDER,
    }),
    maxAge: 30 * DAY,
    buster: SHAPE,
    dehydrateOptions: {
      // What is known stays known when asking again has failed; that nobody is signed in is no thing to remember.
      shouldDehydrateQuery: ({ meta, state }) => meta?.['persist'] === true && (state.data ?? null) !== null,
    },
  });
  await restored;
}
