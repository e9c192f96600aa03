import type { SystemPorts } from '../../system-ports.ts';
import type { LimitPorts } from '../../limits/ports.ts';
import type { UserId } from '../../user-id.ts';
import type { TriesUsed } from '../errors.ts';
import type { Profile } from '../../account/account.ts';
import type { Budget } from '../model/budget.ts';
import type { Tier } from '../../plan/plan.ts';
import { err, ok, type Result } from '../../result.ts';
import { DAY, type EpochMs } from '../../time.ts';
import { refundAttempt, checkLimits, type Attempt } from '../../limits/limits.ts';

/** User, device and network of a request to the models. */
export type ModelRequester = {
  readonly userId: UserId;
  readonly tier: Tier;
  /** Session hash. */
  readonly device: string;
  readonly network: string;
};

/**
 * Order in which users are refused when the common budget runs low. `paying` users are refused last; before them users
 * with an account older than a day and no request today, and first all others.
 */
export type BudgetPriority = 'paying' | 'firstToday' | 'others';

const SHARE_OF_BUDGET = { paying: 1, firstToday: 0.8, others: 0.6 } as const satisfies Record<
  BudgetPriority,
  number
>;

/** Permission to call the models. */
export type Admission = {
  readonly priority: BudgetPriority;
  /** Attempts that count as unfinished until a result exists. */
  readonly unfinished: readonly Attempt[];
  /** All other attempts that were counted. */
  readonly begun: readonly Attempt[];
  readonly at: EpochMs;
};

type AdmissionPorts = Pick<SystemPorts, 'clock' | 'secrets'> & LimitPorts;

/**
 * Counts a request to the models: per user, per device, per network unless the user pays, and as unfinished. Counts
 * before the call, so that concurrent requests are limited too. `refund` undoes counts.
 */
export async function admit(
  ports: AdmissionPorts,
  { userId, tier, device, network }: ModelRequester,
  { createdAt }: Pick<Profile, 'createdAt'>,
): Promise<Result<Admission, TriesUsed>> {
  const at = ports.clock.now();
  const byUser: readonly Attempt[] = [
    { limit: `run/${tier}`, by: userId },
    { limit: 'runFromDevice', by: device },
  ];
  const counted = await checkLimits(ports, byUser);
  if (!counted.ok) return err({ ...counted.error, type: 'TriesUsed' });
  const isFirst = counted.value[0] === 1 && at - createdAt >= DAY;
  const priority = tier !== 'free' ? 'paying' : isFirst ? 'firstToday' : 'others';
  const unfinished: readonly Attempt[] = [{ limit: `unfinished/${tier}`, by: userId }];
  const byNetwork: readonly Attempt[] =
    priority === 'paying' ? [] : [{ limit: `runFromNetwork/${priority}`, by: network }];
  const within = await checkLimits(ports, [...byNetwork, ...unfinished]);
  return within.ok
    ? ok({ priority, unfinished, begun: [...byUser, ...byNetwork], at })
    : err({ ...within.error, type: 'TriesUsed' });
}

/**
 * Undoes counts of an admission. Undoes the unfinished ones after a result or after a failure that is not the user's,
 * and all of them if no model was called.
 */
export async function refund(
  ports: AdmissionPorts,
  attempts: readonly Attempt[],
  at: EpochMs,
): Promise<void> {
  try {
    await refundAttempt(ports, attempts, at);
  } catch {
    // Storage is unavailable. The result is not lost, and the counters expire within a day.
  }
}

/** Returns the budget with the share open to this priority. */
export const budgetFor = (budget: Budget, priority: BudgetPriority): Budget => ({
  ...budget,
  share: SHARE_OF_BUDGET[priority],
});
