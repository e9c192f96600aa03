import type { KeptGoals } from './goals.ts';
import type { EpochMs } from '../time.ts';
import type { UserId } from '../user-id.ts';

export type GoalsPorts = {
  readonly goals: GoalsReader & GoalsWriter;
};

/** The goals of a user, each set standing from its own moment on. */
export type GoalsReader = {
  /** Newest first, of those set until a moment, or of all. */
  latest(userId: UserId, asked: { until?: EpochMs; limit: number }): Promise<readonly KeptGoals[]>;
};

export type GoalsWriter = {
  /** Adds goals, unless some of the same moment stand. @returns those that stand there now */
  add(userId: UserId, goals: KeptGoals): Promise<KeptGoals>;
};
