import { addDays, HOUR, localDay, startOfLocalDay, type EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';
import type { Evening } from './ring-device.ts';

/** An evening on which somebody is to look whether tomorrow needs something, and the device that would be told. */
export type DueEvening = {
  readonly dueAt: EpochMs;
  readonly userId: UserId;
  /** Hash of the session of the device. */
  readonly session: string;
};

/** Returns the first time after another at which a device is told. */
export function nextEvening({ hour, timeZone }: Pick<Evening, 'hour' | 'timeZone'>, after: EpochMs): EpochMs {
  const today = localDay(after, timeZone);
  // Counted back from midnight: clocks change between it and noon.
  const at = (days: number) => startOfLocalDay(addDays(today, days + 1), timeZone) - (24 - hour) * HOUR;
  return at(0) > after ? at(0) : at(1);
}
