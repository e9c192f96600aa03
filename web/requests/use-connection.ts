import { useSyncExternalStore } from 'react';
import { connectionNow, onConnection, type Connection } from './connection.ts';

export const useConnection = (): Connection => useSyncExternalStore(onConnection, connectionNow);
