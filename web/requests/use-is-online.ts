import { isAway } from './reconnect.ts';
import { useConnection } from './use-connection.ts';

/** Returns false if the device reports no network, or the server is away. */
export function useIsOnline(): boolean {
  const connection = useConnection();
  return connection.isOnline && !isAway(connection);
}
