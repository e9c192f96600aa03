import { addDays, HOUR, localDay, startOfLocalDay, type EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { Evening } from './ring-device.ts';

/** Time at which tomorrow's plan is checked for a device, which is then notified. */
export type DueEvening = {
  readonly dueAt: EpochMs;
  readonly userId: UserId;
  /** Hash of the device's session. */
  readonly session: string;
};

/** Returns the next time after `after` at which a device is notified. */
export function nextEvening({ hour, timeZone }: Pick<Evening, 'hour' | 'timeZone'>, after: EpochMs): EpochMs {
  const today = localDay(after, timeZone);
  // Counts back from midnight, because clocks may change between midnight and noon.
  const at = (days: number) => startOfLocalDay(addDays(today, days + 1), timeZone) - (24 - hour) * HOUR;
  return at(0) > after ? at(0) : at(1);
}
