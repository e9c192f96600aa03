import { MINUTE, SECOND } from '#core/time.ts';

/** Time after which a request is given up, in ms, by its kind. */
export const TIMEOUTS = {
  ordinary: 10 * SECOND,
  /** It carries pictures, or the server itself has to ask others before it answers. */
  long: 2 * MINUTE,
  /** The answer comes piece by piece, and is given up sooner when it goes silent. Longer than a generation takes. */
  stream: 5 * MINUTE,
} as const;

export type RequestKind = keyof typeof TIMEOUTS;

/**
 * Waits for work that may be given up.
 * @throws TypeError when its time is over: the server cannot be reached
 */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      throw new TypeError('The server did not answer in time.', { cause: error });
    throw error;
  }
}
