import type { PlanPorts } from './ports.ts';
import type { RecipeReader } from '../recipe/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { QuotaExceeded } from './errors.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { err, ok, type Result } from '../result.ts';
import { nextMonthStart, yearMonth, type EpochMs, type TimeZone, type YearMonth } from '../time.ts';
import type { Lease, RecipeUsage, Usage } from './usage.ts';

/** Whose allowance, and how large it is. */
export type Allowance = { readonly userId: UserId; readonly timeZone: TimeZone; readonly limit: number };

/** What a recipe is taken for: a run of the author. */
export type Taker = {
  readonly key: string;
  readonly recipeId: RecipeId;
  readonly month: YearMonth;
  readonly expiresAt: EpochMs;
};

type Needs = Pick<SystemPorts, 'clock'> & Pick<PlanPorts, 'usage'> & { readonly recipes: RecipeReader };

/**
 * Takes a recipe off the month's allowance, for as long as its lease lasts. A run that had taken one already keeps it.
 * @returns the limit and when the next month's recipes come, where all are used
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
  // Full: unless a run that was stopped half-way still holds a recipe that it has not used.
  const given = await settleExpired(ports, userId, await ports.usage.find(userId, month));
  if (given > 0 && (await ports.usage.reserve(userId, month, lease, limit))) return ok(undefined);
  return err({ type: 'QuotaExceeded', limit, resetsAt: nextMonthStart(month, timeZone) });
}

/** The recipe was delivered: what was taken stays taken. Once or many times, with the same effect. */
export const keepTaken = ({ usage }: Pick<Needs, 'usage'>, userId: UserId, taker: Taker): Promise<boolean> =>
  usage.commit(userId, taker.month, taker);

/** There is no recipe: what was taken is given back, once. */
export const release = ({ usage }: Pick<Needs, 'usage'>, userId: UserId, taker: Taker): Promise<boolean> =>
  usage.release(userId, taker.month, taker);

/** What the user has used of this month's recipes, as the app shows it. */
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

/** Settles the leases whose run was stopped. @returns how many recipes that gave back */
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
