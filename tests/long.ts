import { SEED } from './chance.ts';

/**
 * True in `npm run test:long`, which tries more than `npm test` does. A test that imports this file, or stands in a
 * folder `long`, runs in both or in the long run alone: tests/projects.ts.
 */
export const IS_LONG = process.env['MUNCHIFY_LONG'] === '1';

/** Returns how many inputs a test tries: few in `npm test`, which finds what breaks always, many in the long run. */
export const tries = (few: number, many: number): number => (IS_LONG ? many : few);

/** Returns one in so many of all inputs, by the seed; the long run tries all of them. */
export const sampleOf = <Each>(all: readonly Each[], oneIn: number): readonly Each[] =>
  IS_LONG ? all : all.filter((_, at) => at % oneIn === SEED % oneIn);

/** Of a journey that the long run goes alone: tests of its rules keep what it promises in `npm test`. */
export const LONG = { tag: '@long' };
