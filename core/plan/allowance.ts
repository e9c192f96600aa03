import type { PlanPorts } from './ports.ts';
import type { RecipePorts } from '../recipe/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { QuotaExceeded } from './errors.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { err, ok, type Result } from '../result.ts';
import { nextMonthStart, yearMonth, type EpochMs, type TimeZone, type YearMonth } from '../time.ts';
import type { Lease, RecipeUsage, Usage } from './usage.ts';

/** Monthly quota of a user. */
export type Allowance = { readonly userId: UserId; readonly timeZone: TimeZone; readonly limit: number };

/** Run that a recipe is charged to. */
export type Taker = {
  readonly key: string;
  readonly recipeId: RecipeId;
  readonly month: YearMonth;
  readonly expiresAt: EpochMs;
};

type Needs = Pick<SystemPorts, 'clock'> & Pick<PlanPorts, 'usage'> & RecipePorts;

/**
 * Reserves a recipe of the month's quota until its lease expires. A run that has reserved before keeps its
 * reservation.
 * @returns limit and time of the reset if the quota is exceeded
 */
export async function take(
  ports: Needs,
  allowance: Allowance,
  taker: Taker,
): Promise<Result<void, QuotaExceeded>> {
  const { userId, limit, timeZone } = allowance;
  const { month, key, recipeId, expiresAt } = taker;
  const lease = { key, recipeId, expiresAt };
  if (await ports.usage.reserve(userId, month, lease, limit)) return ok(undefined);
  if (await ports.usage.renew(userId, month, lease)) return ok(undefined);
  // Quota exceeded, unless interrupted runs still hold unused reservations.
  const given = await settleExpired(ports, userId, await ports.usage.find(userId, month));
  if (given > 0 && (await ports.usage.reserve(userId, month, lease, limit))) return ok(undefined);
  return err({ type: 'QuotaExceeded', limit, resetsAt: nextMonthStart(month, timeZone) });
}

/** Commits the reservation after the recipe was saved. Idempotent. */
export const keepTaken = ({ usage }: Pick<Needs, 'usage'>, userId: UserId, taker: Taker): Promise<boolean> =>
  usage.commit(userId, taker.month, taker);

/** Returns the reservation, because there is no recipe. Idempotent. */
export const release = ({ usage }: Pick<Needs, 'usage'>, userId: UserId, taker: Taker): Promise<boolean> =>
  usage.release(userId, taker.month, taker);

/** Returns the user's quota usage of this month, as shown by the app. */
export async function recipeUsage(
  ports: Needs,
  allowance: Allowance,
): Promise<Omit<RecipeUsage, 'planName'>> {
  const { userId, limit, timeZone } = allowance;
  const month = yearMonth(ports.clock.now(), timeZone);
  const usage = await ports.usage.find(userId, month);
  const given = await settleExpired(ports, userId, usage);
  return { recipeCount: usage.taken - given, limit, resetsAt: nextMonthStart(month, timeZone) };
}

/** Resolves leases of interrupted runs. @returns number of released recipes */
async function settleExpired(ports: Needs, userId: UserId, { month, leases }: Usage): Promise<number> {
  const expired = leases.filter(({ expiresAt }) => expiresAt <= ports.clock.now());
  const outcomes = await Promise.all(expired.map((lease) => settleLease(ports, userId, month, lease)));
  return outcomes.filter((outcome) => outcome === 'given back').length;
}

async function settleLease(
  { usage, recipes }: Needs,
  userId: UserId,
  month: YearMonth,
  lease: Lease,
): Promise<'paid' | 'given back' | 'settled by another'> {
  const recipe = await recipes.broughtBy(userId, lease);
  if (recipe) return (await usage.commit(userId, month, lease)) ? 'paid' : 'settled by another';
  return (await usage.release(userId, month, lease)) ? 'given back' : 'settled by another';
}
