import { SEED } from './chance.ts';

/**
 * True in `npm run test:long`, which tries more than `npm test`. Tests that import this file run in both; tests in a
 * folder `long` run only in the long run: tests/projects.ts.
 */
export const IS_LONG = process.env['MUNCHIFY_LONG'] === '1';

/** Returns the number of inputs for a test: few in `npm test`, which finds frequent failures, many in the long run. */
export const tries = (few: number, many: number): number => (IS_LONG ? many : few);

/** Returns one in so many of all inputs, chosen by the seed; the long run tries all of them. */
export const sampleOf = <Each>(all: readonly Each[], oneIn: number): readonly Each[] =>
  IS_LONG ? all : all.filter((_, at) => at % oneIn === SEED % oneIn);

/** For a journey of the long run only, whose rules have tests in `npm test`. */
export const LONG = { tag: '@long' };
