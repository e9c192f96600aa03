import { useSyncExternalStore } from 'react';
import { connectionNow, onConnection, type Connection } from './connection.ts';

/** Returns the state of the connection, and follows its changes. */
export const useConnection = (): Connection => useSyncExternalStore(onConnection, connectionNow);
