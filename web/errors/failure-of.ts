import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Returns the reason why a query without data will not have any soon: it failed, or it waits for a connection.
 * Undefined while it loads.
 */
export const failureOf = ({
  error,
  isPaused,
}: Pick<UseQueryResult, 'error' | 'isPaused'>): Error | undefined =>
  // The error that `fetch` throws offline.
  error ?? (isPaused ? new TypeError('Offline') : undefined);
