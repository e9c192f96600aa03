import { addDays, HOUR, localDay, startOfLocalDay, type EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { Evening } from './ring-device.ts';

/** The time of an evening at which tomorrow's plan is looked through, and the device that is told the result. */
export type DueEvening = {
  readonly dueAt: EpochMs;
  readonly userId: UserId;
  /** Hash of the session of the device. */
  readonly session: string;
};

/** Returns the next time, later than `after`, at which a device is told. */
export function nextEvening({ hour, timeZone }: Pick<Evening, 'hour' | 'timeZone'>, after: EpochMs): EpochMs {
  const today = localDay(after, timeZone);
  // Counted back from midnight: clocks change between it and noon.
  const at = (days: number) => startOfLocalDay(addDays(today, days + 1), timeZone) - (24 - hour) * HOUR;
  return at(0) > after ? at(0) : at(1);
}
