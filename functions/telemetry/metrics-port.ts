import type { Ports } from '#core/ports.ts';
import { port } from '../ports.ts';
import { log } from './log.ts';

/** The log, as the use cases know it. */
export const metrics = port([], (): Ports['metrics'] => ({
  countReplay: (operation) => log({ level: 'info', event: 'replay', operation }, { Replays: 1 }),
}));
