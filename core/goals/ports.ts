import type { StoredGoals } from './goals.ts';
import type { EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';

export type GoalsPorts = {
  readonly goals: GoalsReader & GoalsWriter;
};

export type GoalsReader = {
  /** Returns goals, newest first. With `until`, only goals set until then. */
  latest(userId: UserId, query: { until?: EpochMs; limit: number }): Promise<readonly StoredGoals[]>;
};

export type GoalsWriter = {
  /** Adds goals unless the user has goals of the same `createdAt`. @returns the stored goals of that time */
  add(userId: UserId, goals: StoredGoals): Promise<StoredGoals>;
};
