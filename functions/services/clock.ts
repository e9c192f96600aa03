import { setTimeout } from 'node:timers/promises';
import type { Ports } from '#core/ports.ts';

/** The machine's own time, asked anew each time: tests put another `Date` in its place. */
export const systemClock: Ports['clock'] = { now: () => Date.now(), pause: setTimeout };
