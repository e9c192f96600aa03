/** Numbers from 0 (included) to 1 (excluded). */
export type Chance = () => number;

/** Mulberry32: a stream of numbers that depends on the seed alone, so that a piece is always the same piece. */
export function chance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** About 0, seldom beyond ±2: the sum of three is nearly a bell. */
export const wobble = (random: Chance): number => (random() + random() + random() - 1.5) * 2;

/** One of several. */
export function pick<T>(random: Chance, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
