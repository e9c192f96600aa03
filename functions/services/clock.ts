import { setTimeout } from 'node:timers/promises';
import type { Ports } from '#core/ports.ts';

/** The machine's time. Reads `Date` at each call, so that tests can replace it. */
export const systemClock: Ports['clock'] = { now: () => Date.now(), pause: setTimeout };
