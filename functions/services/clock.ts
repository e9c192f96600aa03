import { setTimeout } from 'node:timers/promises';
import type { Ports } from '#core/ports.ts';

/** The machine's time. `Date` is read with each call, so that tests can replace it. */
export const systemClock: Ports['clock'] = { now: () => Date.now(), pause: setTimeout };
