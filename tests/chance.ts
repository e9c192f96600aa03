import fc from 'fast-check';

/**
 * What decides the inputs of the tests by property: the same on every run, so that a change is told from bad luck.
 * `MUNCHIFY_SEED` tries others; `npm run bench -- seeds` and `fuzz` take new ones each time, and a hundred times as many.
 */
export const SEED = Number(process.env['MUNCHIFY_SEED'] ?? 20_261_122);

fc.configureGlobal({ seed: SEED });

/** Options of a unit test by property that computes long for each of its inputs. */
export const MANY_INPUTS = { timeout: 60_000 };
