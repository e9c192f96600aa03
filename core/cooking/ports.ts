import type { LastCookedReader } from '../recipe/ports.ts';
import type { CookMark, MarkKey } from './cook-mark.ts';
import type { DayRange } from './tracking.ts';
import type { UserId } from '../user-id.ts';

export type CookingPorts = {
  readonly cookMarks: CookMarkReader & CookMarkWriter;
};

export type CookMarkReader = LastCookedReader & {
  find(userId: UserId, key: MarkKey): Promise<CookMark | undefined>;
  /** Marks within a range, by day, removed ones included. */
  between(userId: UserId, days: DayRange): Promise<readonly CookMark[]>;
};

export type CookMarkWriter = {
  /** Replaces `held`. @returns false if it has changed meanwhile */
  replace(userId: UserId, held: CookMark | undefined, mark: CookMark): Promise<boolean>;
};
