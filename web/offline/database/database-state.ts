/**
 * State of the database. `outdated`: another tab has a newer version of the app, so this one must be reloaded.
 * `blocked`: this tab has the newer version, and waits until another tab closes the database. `closed`: the browser
 * does not open the database, as in some private windows.
 */
export type DatabaseState = 'usable' | 'outdated' | 'blocked' | 'closed';

let state: DatabaseState = 'usable';
const listeners = new Set<() => void>();

export const databaseState = (): DatabaseState => state;

export function setDatabaseState(next: DatabaseState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** @returns a function that unsubscribes */
export function onDatabaseState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
