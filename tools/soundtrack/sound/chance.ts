/** Numbers from 0 (included) to 1 (excluded). */
export type Chance = () => number;

/** Mulberry32: deterministic for a seed, so that a piece always sounds alike. */
export function chance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Approximately normal around 0, rarely beyond ±2: a sum of three. */
export const wobble = (random: Chance): number => (random() + random() + random() - 1.5) * 2;

export function pick<T>(random: Chance, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
