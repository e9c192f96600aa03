import { connectionNow, noteConnection, onConnection, type Connection } from './connection.ts';

/**
 * Returns whether the server is away, even if the device reports a network. One failure is not enough, because the
 * request may be its cause: otherwise a large request would be repeated after each answer to another one.
 */
export const isAway = ({ missed }: Connection): boolean => missed > 1;

/** Records an answer to a request that was made elsewhere, for example in a worker. */
export const noteAnswer = (): void => noteConnection('missed', 0);

/**
 * Calls a function when the device reports a network again, and when a server that was away answers any request.
 * @returns a function that unsubscribes
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
