import type { DayRange } from '../day-range.ts';
import type { UserId } from '../user-id.ts';
import type { DayRecords } from './tracking.ts';

export type DayPorts = {
  readonly days: DayReader;
};

export type DayReader = {
  /** Returns cook marks and diary entries of a range of days, including removed ones. */
  between(userId: UserId, days: DayRange): Promise<DayRecords>;
};
