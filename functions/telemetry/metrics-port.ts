import type { Ports } from '#core/ports.ts';
import { log } from './log.ts';

/** Makes the port that counts events. CloudWatch reads them from the log, so that the Lambda needs no permission. */
export const metrics = Object.assign(
  (): Ports['metrics'] => ({
    countReplay: (operation) => log({ level: 'info', event: 'replay', operation }, { Replays: 1 }),
  }),
  { rights: [] },
);
