import fc from 'fast-check';

/**
 * Seed of all property-based tests: the same on every run, so that a failure comes from a change and not from chance.
 * `MUNCHIFY_SEED` sets another; the long run and the benches `seeds` and `fuzz` use a new one each time, and many times
 * as many inputs.
 */
export const SEED = Number(process.env['MUNCHIFY_SEED'] ?? 20_261_122);

fc.configureGlobal({ seed: SEED });

/** Options of a unit test that tries many inputs, which takes long on a busy machine. */
export const MANY_INPUTS = { timeout: 300_000 };
