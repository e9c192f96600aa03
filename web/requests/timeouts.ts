/**
 * Timeout of a request in ms, by its kind. In plain numbers, because the first page needs nothing else of core/time.ts.
 */
export const TIMEOUTS = {
  ordinary: 10_000,
  /** The request carries pictures, or the server has to ask others before it responds. */
  long: 120_000,
  /** The response is a stream, which is aborted sooner if it goes silent. This exceeds the time of a generation. */
  stream: 300_000,
} as const;

export type RequestKind = keyof typeof TIMEOUTS;
