import * as v from 'valibot';

/** Milliseconds since 1970-01-01 UTC. */
export const EpochMs = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export type EpochMs = v.InferOutput<typeof EpochMs>;
