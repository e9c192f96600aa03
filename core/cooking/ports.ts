import type { LastCookedReader } from '../recipe/ports.ts';
import type { CookMark, MarkKey } from './cook-mark.ts';
import type { DayRange } from './tracking.ts';
import type { UserId } from '../user-id.ts';

export type CookingPorts = {
  readonly cookMarks: CookMarkReader & CookMarkWriter;
};

/** What was cooked on which day. */
export type CookMarkReader = LastCookedReader & {
  find(userId: UserId, key: MarkKey): Promise<CookMark | undefined>;
  /** The marks of the days from one to another, by day, also those that were taken back. */
  between(userId: UserId, days: DayRange): Promise<readonly CookMark[]>;
};

export type CookMarkWriter = {
  /** Puts `mark` in the place of `held`. @returns false where that is no longer what stands there */
  replace(userId: UserId, held: CookMark | undefined, mark: CookMark): Promise<boolean>;
};
