import type { Ports } from '#core/ports.ts';
import { log } from './log.ts';

/** The log, as the use cases know it. */
export const journal = (): Ports['journal'] => ({
  replayed: (deed) => log({ level: 'info', event: 'replay', deed }, { Replays: 1 }),
});
