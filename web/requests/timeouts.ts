/** Time after which a request is given up, in ms, by its kind. The first page needs nothing else of core/time.ts. */
export const TIMEOUTS = {
  ordinary: 10_000,
  /** It carries pictures, or the server itself has to ask others before it answers. */
  long: 120_000,
  /** The answer comes piece by piece, and is given up sooner when it goes silent. Longer than a generation takes. */
  stream: 300_000,
} as const;

export type RequestKind = keyof typeof TIMEOUTS;

/**
 * Waits for work that may be given up.
 * @throws TypeError when its time is over: the server cannot be reached
 */
export const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw isLate ? new TypeError('Timed out.', { cause: error }) : error;
  });
