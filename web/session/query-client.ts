import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../errors/api-error.ts';
import { userQuery } from './user-query.ts';

/** Nothing is fetched again by itself and nothing retried: whoever shows a thing says when it is fresh. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: failed }),
  mutationCache: new MutationCache({ onError: failed }),
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity, retry: false },
    mutations: { retry: false, networkMode: 'always' },
  },
});

function failed(failure: unknown): void {
  console.error(failure);
  // Who is refused may have lost the session.
  if (failure instanceof ApiError && failure.status === 401) void queryClient.refetchQueries(userQuery);
}
