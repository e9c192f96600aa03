/** Time after which a request is given up, in ms, by its kind. The first page needs nothing else of core/time.ts. */
export const TIMEOUTS = {
  ordinary: 10_000,
  /** It carries pictures, or the server has to ask others before it responds. */
  long: 120_000,
  /** The response is streamed, and is aborted sooner if it goes silent. Longer than a generation takes. */
  stream: 300_000,
} as const;

export type RequestKind = keyof typeof TIMEOUTS;
