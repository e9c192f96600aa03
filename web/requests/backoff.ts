import { MINUTE, SECOND } from '#core/time.ts';

const FIRST = 5 * SECOND;
const LONGEST = 10 * MINUTE;

/**
 * Returns the time to wait after attempts that failed, in ms: it doubles with each, up to ten minutes. A quarter more or
 * less by chance keeps devices apart that failed together.
 */
export const backoff = (attempts: number): number =>
  Math.min(FIRST * 2 ** (attempts - 1), LONGEST) * (0.75 + Math.random() / 2);
