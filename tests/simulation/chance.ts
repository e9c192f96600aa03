/** Random numbers from a seed; the same seed gives the same numbers. */
export type Chance = {
  /** An integer from 0 to below the limit. */
  below(limit: number): number;
  bytes(count: number): Buffer;
};

/** Source: Mulberry32, T. Ettinger, public domain */
export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, bytes: (count) => Buffer.from(Array.from({ length: count }, () => below(256))) };
}
