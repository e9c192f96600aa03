import type { GoalsPorts, GoalsReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Goals, GoalsRequest, StoredGoals } from './goals.ts';

/** Number of operation keys kept. No device repeats an operation after that many others. */
const REMEMBERED_OPS = 20;

/** Returns the active goals; undefined if none were ever set. */
export async function currentGoals(
  { goals }: { goals: GoalsReader },
  userId: UserId,
): Promise<Goals | undefined> {
  const [newest] = await goals.latest(userId, { limit: 1 });
  return newest && withoutOps(newest);
}

/**
 * Sets goals as of the time at which the user saved them, so that goals that waited on a device do not replace later
 * ones. A repeated key changes nothing.
 * @returns the active goals
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
    return withoutOps(newest);
  }
  const ops = [...(newest?.ops ?? []), key].slice(-REMEMBERED_OPS);
  // Caps the time: with a clock that runs ahead, these goals would override later ones.
  const wanted = { ...daily, createdAt: Math.min(createdAt ?? now, now), ops };
  const added = await addAtFreeMoment(goals, userId, wanted, key);
  return withoutOps(newest && newest.createdAt > added.createdAt ? newest : added);
}

/** Tries the next millisecond if other goals have the same time. */
async function addAtFreeMoment(
  goals: GoalsPorts['goals'],
  userId: UserId,
  wanted: StoredGoals,
  key: IdempotencyKey,
): Promise<StoredGoals> {
  const standing = await goals.add(userId, wanted);
  if (standing.ops.includes(key)) return standing;
  return addAtFreeMoment(goals, userId, { ...wanted, createdAt: wanted.createdAt + 1 }, key);
}

const withoutOps = ({ ops: _, ...goals }: StoredGoals): Goals => goals;
