import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Returns the reason for which a query without data will not have any soon: it has failed, or it waits for a
 * connection. Undefined while it loads.
 */
export const failureOf = ({
  error,
  isPaused,
}: Pick<UseQueryResult, 'error' | 'isPaused'>): Error | undefined =>
  // As fetching throws it without a connection.
  error ?? (isPaused ? new TypeError('Offline') : undefined);
