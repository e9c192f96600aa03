import type { GoalsPorts, GoalsReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Goals, GoalsRequest, KeptGoals } from './goals.ts';

/** How many wishes are remembered: later than that no phone sends one again. */
const REMEMBERED_OPS = 20;

/** The goals that are active, undefined where none were ever set. */
export async function currentGoals(
  { goals }: { goals: GoalsReader },
  userId: UserId,
): Promise<Goals | undefined> {
  const [newest] = await goals.latest(userId, { limit: 1 });
  return newest && shown(newest);
}

/**
 * Sets a user's goals, from the moment on at which the cook saved them: goals that waited on a phone while others were
 * set go before those. What arrives a second time under its key changes nothing.
 * @returns the goals that are active now
 */
export async function setGoals(
  { clock, metrics, goals }: Pick<SystemPorts, 'clock' | 'metrics'> & GoalsPorts,
  { userId, key }: { userId: UserId; key: IdempotencyKey },
  { createdAt, ...daily }: GoalsRequest,
): Promise<Goals> {
  const now = clock.now();
  const [newest] = await goals.latest(userId, { limit: 1 });
  if (newest?.ops.includes(key)) {
    metrics.countReplay('goals');
    return shown(newest);
  }
  const ops = [...(newest?.ops ?? []), key].slice(-REMEMBERED_OPS);
  // A clock that runs ahead must not outdo whatever is set until then.
  const wanted = { ...daily, createdAt: Math.min(createdAt ?? now, now), ops };
  const added = await addAtFreeMoment(goals, userId, wanted, key);
  return shown(newest && newest.createdAt > added.createdAt ? newest : added);
}

/** Where others stand at that very moment, it is the next one. */
async function addAtFreeMoment(
  goals: GoalsPorts['goals'],
  userId: UserId,
  wanted: KeptGoals,
  key: IdempotencyKey,
): Promise<KeptGoals> {
  const standing = await goals.add(userId, wanted);
  if (standing.ops.includes(key)) return standing;
  return addAtFreeMoment(goals, userId, { ...wanted, createdAt: wanted.createdAt + 1 }, key);
}

const shown = ({ ops: _, ...goals }: KeptGoals): Goals => goals;
