/** Compares server data with stored data. Both are JSON with the same order of fields. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
