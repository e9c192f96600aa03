import { UserId } from '../user-id.ts';
import * as v from 'valibot';
import { DAY, EpochMs } from '../time.ts';
import { PLANS, type PlanTerms } from './plan.ts';

/** The states that Stripe knows. */
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

/** How often is paid. */
export const Interval = v.picklist(['month', 'year']);
export type Interval = v.InferOutput<typeof Interval>;

/** A subscription as Stripe last told it. */
export const Subscription = v.object({
  id: v.string(),
  userId: UserId,
  customerId: v.string(),
  tier: v.picklist(['basic', 'pro']),
  interval: Interval,
  status: Status,
  /** When the payment was due that has failed since; told only while the subscription is past due. */
  pastDueSince: v.exactOptional(EpochMs),
  currentPeriodStart: EpochMs,
  currentPeriodEnd: EpochMs,
  cancelAtPeriodEnd: v.boolean(),
  createdAt: EpochMs,
  endedAt: v.exactOptional(EpochMs),
});
export type Subscription = v.InferOutput<typeof Subscription>;

/** How long a plan is kept while its payment is overdue. */
export const GRACE = 7 * DAY;

const LIVE: ReadonlySet<Status> = new Set(['active', 'trialing', 'past_due', 'unpaid', 'paused']);

/** Whether the contract runs on, paid or not: while it does, no second one is made. */
export const isLive = ({ status }: Pick<Subscription, 'status'>): boolean => LIVE.has(status);

/** Whether the subscription gives its plan at this moment. */
function isEntitled(subscription: Subscription, now: EpochMs): boolean {
  const { status, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  if (status === 'active' || status === 'trialing') return !cancelAtPeriodEnd || now < currentPeriodEnd;
  return status === 'past_due' && now < graceEnd(subscription);
}

const graceEnd = ({ pastDueSince, currentPeriodStart }: Subscription): EpochMs =>
  (pastDueSince ?? currentPeriodStart) + GRACE;

/** The plan that a user has at this moment: what they subscribed to, while that gives it, else the free one. */
export const planOf = (subscription: Subscription | undefined, now: EpochMs): PlanTerms =>
  subscription && isEntitled(subscription, now) ? PLANS[subscription.tier] : PLANS.free;

/** The answer of `GET /api/user/subscription`, null for who has none. */
export const UserSubscription = v.nullable(
  v.object({
    planId: v.number(),
    /** `active` while it gives its plan, else Stripe's word. */
    status: Status,
    plan: v.object({ name: v.string(), recipesPerMonth: v.number() }),
    priceId: v.string(),
    currentPeriodStart: EpochMs,
    currentPeriodEnd: EpochMs,
    cancelAtPeriodEnd: v.boolean(),
    /** Told while a payment is overdue: until when the plan is kept. */
    pastDueUntil: v.exactOptional(EpochMs),
    createdAt: EpochMs,
  }),
);
export type UserSubscription = v.InferOutput<typeof UserSubscription>;

/** A subscription as the app shows it; one that has ended is none. */
export function shownSubscription(
  subscription: Subscription | undefined,
  name: string,
  now: EpochMs,
): UserSubscription {
  if (!subscription || !isLive(subscription)) return null;
  const { tier, status, currentPeriodStart, currentPeriodEnd, cancelAtPeriodEnd, createdAt } = subscription;
  const isActive = isEntitled(subscription, now);
  // Its last day is over, only Stripe has not said so yet.
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

/** The lookup key of what is paid. */
export const priceIdOf = ({ tier, interval }: Pick<Subscription, 'tier' | 'interval'>): string =>
  interval === 'year' ? PLANS[tier].stripeAnnualPriceId : PLANS[tier].stripePriceId;
