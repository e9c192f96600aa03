import type { Ports } from '#core/ports.ts';
import { log } from './log.ts';

/** Makes the port by which use cases write to the log. It needs no right. */
export const metrics = Object.assign(
  (): Ports['metrics'] => ({
    countReplay: (operation) => log({ level: 'info', event: 'replay', operation }, { Replays: 1 }),
  }),
  { rights: [] },
);
