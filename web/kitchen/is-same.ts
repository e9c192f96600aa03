/** Compares what the server has told with what the device holds: both come from JSON, with fields in the same order. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
