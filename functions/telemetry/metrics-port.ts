import type { Ports } from '#core/ports.ts';
import { log } from './log.ts';

/** Counts events. CloudWatch extracts them from the log, so the Lambda needs no permission. */
export const metrics = Object.assign(
  (): Ports['metrics'] => ({
    countReplay: (operation) => log({ level: 'info', event: 'replay', operation }, { Replays: 1 }),
  }),
  { rights: [] },
);
