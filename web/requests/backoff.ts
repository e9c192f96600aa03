import { MINUTE, SECOND } from '#core/time.ts';

const FIRST = 5 * SECOND;
const LONGEST = 10 * MINUTE;

/**
 * Returns the delay after failed attempts, in ms. It doubles with each attempt, up to ten minutes. It varies at random
 * by a quarter, so that devices that failed together do not retry together.
 */
export const backoff = (attempts: number): number =>
  Math.min(FIRST * 2 ** (attempts - 1), LONGEST) * (0.75 + Math.random() / 2);
