import type { DayRange } from '../day-range.ts';
import type { UserId } from '../user-id.ts';
import type { DayRecords } from './tracking.ts';

export type DayPorts = {
  readonly days: DayReader;
};

export type DayReader = {
  /** Returns the cook marks and entries of some days, removed ones included. */
  between(userId: UserId, days: DayRange): Promise<DayRecords>;
};
