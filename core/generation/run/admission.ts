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

/** Who has the models asked, and where from. */
export type Asker = {
  readonly userId: UserId;
  readonly tier: Tier;
  /** Their session. */
  readonly device: string;
  readonly network: string;
};

/**
 * How much of what all cooks share may be gone before somebody gets none of it: those who pay are served last of all to
 * be refused, and before others those who have had an account for a day and ask for the first time today.
 */
export type Standing = 'paying' | 'firstToday' | 'others';

const SHARE_OF_BUDGET = { paying: 1, firstToday: 0.8, others: 0.6 } as const satisfies Record<
  Standing,
  number
>;

/** Somebody may have the models asked. */
export type Admission = {
  readonly standing: Standing;
  /** Counted as if it came to nothing, until it has come to something. */
  readonly unfinished: readonly Attempt[];
  readonly at: EpochMs;
};

type Needs = Pick<SystemPorts, 'clock' | 'secrets'> & LimitPorts;

/**
 * Counts that somebody has the models asked: of the user, of the device, of the network unless the user pays, and as one
 * that comes to nothing. Counted before, so that it holds for any number at once; `finish` takes the last one back.
 */
export async function admit(
  ports: Needs,
  { userId, tier, device, network }: Asker,
  { createdAt }: Pick<Profile, 'createdAt'>,
): Promise<Result<Admission, TriesUsed>> {
  const at = ports.clock.now();
  const counted = await checkLimits(ports, [
    { limit: `run/${tier}`, by: userId },
    { limit: 'runFromDevice', by: device },
  ]);
  if (!counted.ok) return err({ ...counted.error, type: 'TriesUsed' });
  const isFirst = counted.value[0] === 1 && at - createdAt >= DAY;
  const standing = tier !== 'free' ? 'paying' : isFirst ? 'firstToday' : 'others';
  const unfinished: readonly Attempt[] = [{ limit: `unfinished/${tier}`, by: userId }];
  const within = await checkLimits(ports, [
    ...(standing === 'paying' ? [] : [{ limit: `runFromNetwork/${standing}`, by: network } as const]),
    ...unfinished,
  ]);
  return within.ok ? ok({ standing, unfinished, at }) : err({ ...within.error, type: 'TriesUsed' });
}

/** It has come to something, or no model has answered: it does not count as one that came to nothing. */
export async function finish(
  ports: Needs,
  { unfinished, at }: Pick<Admission, 'unfinished' | 'at'>,
): Promise<void> {
  try {
    await refundAttempt(ports, unfinished, at);
  } catch {
    // The storage is away. What was written is not lost over it, and tomorrow nothing is counted any more.
  }
}

/** The part of the day's budget that is open to somebody. */
export const budgetFor = (budget: Budget, standing: Standing): Budget => ({
  ...budget,
  share: SHARE_OF_BUDGET[standing],
});
