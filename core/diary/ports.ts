import type { DayRange } from '../day-range.ts';
import type { UserId } from '../user-id.ts';
import type { DiaryRecord } from './diary-record.ts';

export type DiaryPorts = {
  readonly diary: DiaryWriter;
};

export type DiaryWriter = {
  /** Replaces `held`. @returns false if it has changed meanwhile */
  replace(userId: UserId, held: DiaryRecord | undefined, record: DiaryRecord): Promise<boolean>;
};

export type DiaryReader = {
  /** Returns the entries of some days, removed ones included. */
  between(userId: UserId, days: DayRange): Promise<{ readonly entries: readonly DiaryRecord[] }>;
};
