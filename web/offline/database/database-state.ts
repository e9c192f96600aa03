/**
 * State of the database. `outdated`: another tab runs a newer version of the app, so this one has to be reloaded.
 * `blocked`: this is the newer version, and waits for another tab to close the database. `closed`: the browser does not
 * open it, as in some private windows.
 */
export type DatabaseState = 'usable' | 'outdated' | 'blocked' | 'closed';

let state: DatabaseState = 'usable';
const listeners = new Set<() => void>();

export const databaseState = (): DatabaseState => state;

export function setDatabaseState(next: DatabaseState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** @returns a function that ends it */
export function onDatabaseState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
