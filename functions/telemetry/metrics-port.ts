import type { Ports } from '#core/ports.ts';
import { log } from './log.ts';

/** The log, as the use cases know it. */
export const metrics = (): Ports['metrics'] => ({
  countReplay: (operation) => log({ level: 'info', event: 'replay', operation }, { Replays: 1 }),
});
