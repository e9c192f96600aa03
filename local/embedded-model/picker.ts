/**
 * Returns a function that picks choices pseudo-randomly, deterministic for the seed.
 * Source: Vigna, SplitMix, 32 bits
 */
export function picker(seed: number): <Choice>(choices: readonly Choice[]) => Choice {
  let state = seed;
  return (choices) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    const chosen = choices[((mixed ^ (mixed >>> 15)) >>> 0) % choices.length];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  };
}
