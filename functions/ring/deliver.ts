import { deliverRing } from '#core/ring/deliver-ring.ts';
import { WakeUp } from '#core/ring/wake-up.ts';
import { queueReader } from '../http/job.ts';
import { clock, pushService, ringDevices, wakeUps } from '../ports.ts';

/** Sends the ends of timers to devices. */
export const handler = queueReader(
  { uses: { clock, pushService, ringDevices, wakeUps }, message: WakeUp },
  deliverRing,
);
