import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error.ts';
import { NotOwner } from '../offline/owner.ts';
import { refetchUser } from './user-query.ts';

/** Never refetches or retries automatically: each screen decides when to refresh. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity, retry: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function onError(error: unknown): void {
  // A screen requested data while its user signed out.
  if (error instanceof NotOwner) return;
  console.error(error);
  // The session may have ended.
  if (error instanceof ApiError && error.status === 401) void refetchUser(queryClient);
}
