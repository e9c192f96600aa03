import type { PlanPorts } from './ports.ts';
import type { RecipeReader } from '../recipe/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { QuotaExceeded } from './errors.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { err, ok, type Result } from '../result.ts';
import { nextMonthStart, yearMonth, type EpochMs, type TimeZone, type YearMonth } from '../time.ts';
import type { Lease, RecipeUsage, Usage } from './usage.ts';

export type Quota = { readonly userId: UserId; readonly timeZone: TimeZone; readonly limit: number };

/** Generation run to which a recipe is charged. */
export type QuotaCharge = {
  readonly key: string;
  readonly recipeId: RecipeId;
  readonly month: YearMonth;
  readonly expiresAt: EpochMs;
};

type QuotaPorts = Pick<SystemPorts, 'clock'> & Pick<PlanPorts, 'usage'> & { readonly recipes: RecipeReader };

/**
 * Reserves a recipe of the month's quota until its lease expires. A run that has reserved before keeps its
 * reservation.
 * @returns limit and time of the reset if the quota is exceeded
 */
export async function reserveRecipe(
  ports: QuotaPorts,
  quota: Quota,
  charge: QuotaCharge,
): Promise<Result<void, QuotaExceeded>> {
  const { userId, limit, timeZone } = quota;
  const { month, key, recipeId, expiresAt } = charge;
  const lease = { key, recipeId, expiresAt };
  if (await ports.usage.reserve(userId, month, lease, limit)) return ok(undefined);
  if (await ports.usage.renew(userId, month, lease)) return ok(undefined);
  // The quota is exceeded, unless interrupted runs still hold unused reservations.
  const released = await resolveExpired(ports, userId, await ports.usage.find(userId, month));
  if (released > 0 && (await ports.usage.reserve(userId, month, lease, limit))) return ok(undefined);
  return err({ type: 'QuotaExceeded', limit, resetsAt: nextMonthStart(month, timeZone) });
}

/** Returns the user's quota usage of this month, as shown by the app. */
export async function recipeUsage(ports: QuotaPorts, quota: Quota): Promise<Omit<RecipeUsage, 'planName'>> {
  const { userId, limit, timeZone } = quota;
  const month = yearMonth(ports.clock.now(), timeZone);
  const usage = await ports.usage.find(userId, month);
  const released = await resolveExpired(ports, userId, usage);
  return { recipeCount: usage.taken - released, limit, resetsAt: nextMonthStart(month, timeZone) };
}

/** Resolves leases of interrupted runs. @returns number of released recipes */
async function resolveExpired(ports: QuotaPorts, userId: UserId, { month, leases }: Usage): Promise<number> {
  const expired = leases.filter(({ expiresAt }) => expiresAt <= ports.clock.now());
  const outcomes = await Promise.all(expired.map((lease) => resolveLease(ports, userId, month, lease)));
  return outcomes.filter((outcome) => outcome === 'released').length;
}

async function resolveLease(
  { usage, recipes }: QuotaPorts,
  userId: UserId,
  month: YearMonth,
  lease: Lease,
): Promise<'committed' | 'released' | 'resolved by another'> {
  const recipe = await recipes.findByRun(userId, lease);
  if (recipe) return (await usage.commit(userId, month, lease)) ? 'committed' : 'resolved by another';
  return (await usage.release(userId, month, lease)) ? 'released' : 'resolved by another';
}
