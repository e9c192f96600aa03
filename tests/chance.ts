import fc from 'fast-check';

/**
 * What decides the inputs of the tests by property: the same on every run, so that a change is told from bad luck.
 * `MUNCHIFY_SEED` tries others; `npm run bench -- seeds` and `fuzz` take new ones each time, and a hundred times as many.
 */
export const SEED = Number(process.env['MUNCHIFY_SEED'] ?? 20_261_122);

fc.configureGlobal({ seed: SEED });

/** Options of a unit test that computes for many inputs, which takes its time on a busy machine. */
export const MANY_INPUTS = { timeout: 60_000 };
