import { connectionNow, noteConnection, onConnection, type Connection } from './connection.ts';

/**
 * Returns whether the server is away, even if the device reports a network. A single failure does not count, because it
 * may be due to the request: a large one would otherwise be repeated with each answer to others.
 */
export const isAway = ({ missed }: Connection): boolean => missed > 1;

/** Records an answer to a request that was made elsewhere, as in a worker. */
export const noteAnswer = (): void => noteConnection('missed', 0);

/**
 * Calls a function when the device reports a network again, and when a server that was away answers any request.
 * @returns a function that ends it
 */
export function onReconnect(listener: () => void): () => void {
  let wasAway = isAway(connectionNow());
  const stop = onConnection(() => {
    const isBack = wasAway && !isAway(connectionNow());
    wasAway = isAway(connectionNow());
    if (isBack) listener();
  });
  window.addEventListener('online', listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
  };
}
