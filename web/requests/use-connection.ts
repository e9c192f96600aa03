import { useSyncExternalStore } from 'react';
import { connectionNow, onConnection, type Connection } from './connection.ts';

/** Returns what this page knows of its way to the server, and follows its changes. */
export const useConnection = (): Connection => useSyncExternalStore(onConnection, connectionNow);
