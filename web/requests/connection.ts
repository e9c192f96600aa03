import { TIMEOUTS, type RequestKind } from './timeouts.ts';

/** State of this page's connection to the server. */
export type Connection = {
  /** False if the device reports no network. */
  readonly isOnline: boolean;
  /** Failed requests since the last answer. A slow request counts half. */
  readonly missed: number;
  /** True after the user's session has ended: nothing can be sent before they sign in again. */
  readonly isSignedOut: boolean;
  /** True if this version of the app cannot read the server's answer: the app has to be updated. */
  readonly isTooOld: boolean;
};

let connection: Connection = {
  isOnline: true,
  missed: 0,
  isSignedOut: false,
  isTooOld: false,
};
const listeners = new Set<() => void>();

/** Returns the current state. The object is identical until something changes. */
export function connectionNow(): Connection {
  const isOnline = navigator.onLine;
  if (isOnline !== connection.isOnline) connection = { ...connection, isOnline };
  return connection;
}

/** Records what a request, its response or a missing response tells about the connection. */
export function noteConnection<Fact extends Exclude<keyof Connection, 'isOnline'>>(
  fact: Fact,
  is: Connection[Fact],
): void {
  if (connection[fact] === is) return;
  connection = { ...connection, [fact]: is };
  for (const listener of listeners) listener();
}

/** @returns a function that unsubscribes */
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

/** Share of its timeout after which a request counts as slow. */
const SLOW = 0.4;

/**
 * Waits for a response or a part of it, and records whether it is slow or missing.
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
    // Any other failure means that the caller has aborted the request.
    if (failure instanceof TypeError) noteConnection('missed', Math.floor(connection.missed) + 1);
    throw failure;
  } finally {
    clearTimeout(late);
  }
}
