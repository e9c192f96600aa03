import { isAway } from './reconnect.ts';
import { useConnection } from './use-connection.ts';

/** Returns false while the device reports no network, and while the server is away. */
export function useIsOnline(): boolean {
  const connection = useConnection();
  return connection.isOnline && !isAway(connection);
}
