/** Budgets 1 to 4, in kilobytes over the wire and numbers of files. The journeys test them, the benches print them. */
export const BYTE_BUDGETS = {
  /** 1: what `/auth` loads with an empty cache. */
  firstPage: { rest: 105, fonts: 38, requests: 11 },
  /** 2: a document of the landing page with its style, in gzip. */
  landing: 14,
  /** 3: what is kept for offline. */
  precache: { kilobytes: 520, files: 45 },
  /** 4: what a user who has the app loads after one sentence has changed. */
  release: 15,
} as const;
