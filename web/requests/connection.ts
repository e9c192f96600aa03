import { TIMEOUTS, type RequestKind } from './timeouts.ts';

/** State of this page's connection to the server. */
export type Connection = {
  /** False if the device reports no network. */
  readonly isOnline: boolean;
  /** Failed requests since the last answer. One that takes long counts half. */
  readonly missed: number;
  /** The user's session has ended: nothing can be sent before they sign in again. */
  readonly isSignedOut: boolean;
  /** The server has answered in a shape that this version does not know: the app has to be updated. */
  readonly isTooOld: boolean;
};

let connection: Connection = {
  isOnline: true,
  missed: 0,
  isSignedOut: false,
  isTooOld: false,
};
const listeners = new Set<() => void>();

/** Returns the same object until something changes. */
export function connectionNow(): Connection {
  const isOnline = navigator.onLine;
  if (isOnline !== connection.isOnline) connection = { ...connection, isOnline };
  return connection;
}

/** Records a fact learnt from a request, its response or a missing one. */
export function noteConnection<Fact extends Exclude<keyof Connection, 'isOnline'>>(
  fact: Fact,
  is: Connection[Fact],
): void {
  if (connection[fact] === is) return;
  connection = { ...connection, [fact]: is };
  for (const listener of listeners) listener();
}

/** @returns a function that ends it */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Share of a request's time after which it is slow. */
const SLOW = 0.4;

/**
 * Waits for a response or a part of it, and records if it takes long or is missing.
 * @throws TypeError after the timeout: the server cannot be reached
 */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  kind: RequestKind = 'ordinary',
): Promise<Answer> {
  const late = setTimeout(() => noteConnection('missed', connection.missed || 0.5), TIMEOUTS[kind] * SLOW);
  try {
    const given = await answer;
    noteConnection('missed', 0);
    return given;
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const failure = isLate ? new TypeError('Timed out.', { cause: error }) : error;
    // Any other failure means that the caller has cancelled.
    if (failure instanceof TypeError) noteConnection('missed', Math.floor(connection.missed) + 1);
    throw failure;
  } finally {
    clearTimeout(late);
  }
}
