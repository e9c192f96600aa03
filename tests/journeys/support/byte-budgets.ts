/** Budgets 1 to 4, in kilobytes transferred and numbers of files. Journeys test them, benches print them. */
export const BYTE_BUDGETS = {
  /** 1: what `/auth` loads with an empty cache. */
  firstPage: { rest: 105, fonts: 38, requests: 11 },
  /** 2: a document of the landing page with its style, in gzip. */
  landing: 14,
  /** 3: files kept for offline. */
  precache: { kilobytes: 520, files: 45 },
  /** 4: what a user who has the app downloads after a change of one message. */
  release: 15,
} as const;
