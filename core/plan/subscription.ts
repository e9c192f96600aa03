import { UserId } from '../user-id.ts';
import * as v from 'valibot';
import { DAY, EpochMs } from '../time.ts';
import { PLANS, type PlanTerms } from './plan.ts';

/** Status at Stripe. */
const Status = v.picklist([
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
]);
type Status = v.InferOutput<typeof Status>;

export const Interval = v.picklist(['month', 'year']);
export type Interval = v.InferOutput<typeof Interval>;

/** State of a subscription when it was last read from Stripe. */
export const Subscription = v.object({
  id: v.string(),
  userId: UserId,
  customerId: v.string(),
  tier: v.picklist(['basic', 'pro']),
  interval: Interval,
  status: Status,
  /** Due date of a failed payment. Present only while the subscription is past due. */
  pastDueSince: v.exactOptional(EpochMs),
  currentPeriodStart: EpochMs,
  currentPeriodEnd: EpochMs,
  cancelAtPeriodEnd: v.boolean(),
  createdAt: EpochMs,
  endedAt: v.exactOptional(EpochMs),
});
export type Subscription = v.InferOutput<typeof Subscription>;

/** Time for which a plan is kept while its payment is overdue. */
export const GRACE_PERIOD = 7 * DAY;

const LIVE: ReadonlySet<Status> = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

/** Returns whether the contract continues, paid or not. A user has at most one live subscription. */
export const isLive = ({ status }: Pick<Subscription, 'status'>): boolean => LIVE.has(status);

/** Returns whether the subscription currently grants its plan. */
function isEntitled(subscription: Subscription, now: EpochMs): boolean {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (status === 'active' || status === 'trialing') return !cancelAtPeriodEnd || now < currentPeriodEnd;
  return status === 'past_due' && now < graceEnd(subscription);
}

const graceEnd = ({ pastDueSince, currentPeriodStart }: Subscription): EpochMs =>
  (pastDueSince ?? currentPeriodStart) + GRACE_PERIOD;

/** Returns the subscribed plan while it is granted, else the free plan. */
export const planOf = (subscription: Subscription | undefined, now: EpochMs): PlanTerms =>
  subscription && isEntitled(subscription, now) ? PLANS[subscription.tier] : PLANS.free;

/** Response of `GET /api/user/subscription`; null without a subscription. */
export const UserSubscription = v.nullable(
  v.object({
    planId: v.number(),
    /** `active` while the plan is granted, else the status at Stripe. */
    status: Status,
    plan: v.object({ name: v.string(), recipesPerMonth: v.number() }),
    priceId: v.string(),
    currentPeriodStart: EpochMs,
    currentPeriodEnd: EpochMs,
    cancelAtPeriodEnd: v.boolean(),
    /** End of the grace period while a payment is overdue. */
    pastDueUntil: v.exactOptional(EpochMs),
    createdAt: EpochMs,
  }),
);
export type UserSubscription = v.InferOutput<typeof UserSubscription>;

/** Returns a subscription as shown by the app; null for ended ones. */
export function shownSubscription(
  subscription: Subscription | undefined,
  name: string,
  now: EpochMs,
): UserSubscription {
  if (!subscription || !isLive(subscription)) return null;
  const { tier, status, currentPeriodStart, currentPeriodEnd, cancelAtPeriodEnd, createdAt } = subscription;
  const isActive = isEntitled(subscription, now);
  // The last day is over, but Stripe has not updated the status yet.
  if (cancelAtPeriodEnd && !isActive && status === 'active') return null;
  return {
    planId: PLANS[tier].id,
    status: isActive ? 'active' : status,
    plan: { name, recipesPerMonth: PLANS[tier].recipesPerMonth },
    priceId: priceIdOf(subscription),
    currentPeriodStart,
    currentPeriodEnd,
    cancelAtPeriodEnd,
    ...(status === 'past_due' && { pastDueUntil: graceEnd(subscription) }),
    createdAt,
  };
}

/** Returns the lookup key of the price paid. */
export const priceIdOf = ({ tier, interval }: Pick<Subscription, 'tier' | 'interval'>): string =>
  interval === 'year' ? PLANS[tier].stripeAnnualPriceId : PLANS[tier].stripePriceId;
