import type { PlanPorts } from './ports.ts';
import type { AccountPorts } from '../account/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { PriceUnknown } from './errors.ts';
import type { KeyReused } from '../idempotency-key.ts';
import * as v from 'valibot';
import type { Language } from '../language.ts';
import { err, ok, type Result } from '../result.ts';
import { followSubscription } from './follow-subscription.ts';
import { PLANS } from './plan.ts';
import { isLive, priceIdOf, type Subscription } from './subscription.ts';

/** Body of `POST /api/subscription/create`. */
export const CheckoutRequest = v.object({ planId: v.number(), priceId: v.string() });
export type CheckoutRequest = v.InferOutput<typeof CheckoutRequest>;

/** Response to it. The browser opens the URL. */
export const Checkout = v.object({ checkoutUrl: v.string() });
type Checkout = v.InferOutput<typeof Checkout>;

type Buyer = { readonly userId: UserId; readonly language: Language };

type BuyPlanPorts = Pick<PlanPorts, 'billing' | 'subscriptions'> &
  Pick<SystemPorts, 'metrics'> &
  Pick<AccountPorts, 'profiles'>;

/**
 * Returns the page for buying a plan. A user with a live subscription gets the page for changing it, so there is never
 * a second one. Requests with the same key, or for the same price, lead to one checkout. A checkout for another price
 * closes the open ones.
 */
export async function buyPlan(
  ports: BuyPlanPorts,
  buyer: Buyer,
  { planId, priceId }: CheckoutRequest,
  key: string,
): Promise<Result<Checkout, PriceUnknown | KeyReused>> {
  const isOffered = [PLANS.basic, PLANS.pro].some(
    (plan) =>
      plan.id === planId && [plan.stripePriceId, plan.stripeAnnualPriceId].some((id) => id === priceId),
  );
  if (!isOffered) return err({ type: 'PriceUnknown' });
  const customerId = await customerOf(ports, buyer.userId);
  // Asks Stripe, which knows of a payment before its event arrives here.
  const held = await followSubscription(ports, { userId: buyer.userId, customerId });
  if (held && isLive(held)) return ok({ checkoutUrl: await changePage(ports, buyer, held, priceId) });
  const url = await checkout(ports, { ...buyer, customerId, priceId, key });
  return url === undefined ? err({ type: 'KeyReused' }) : ok({ checkoutUrl: url });
}

/** Returns the Stripe customer ID of a user. Creates the customer on first use. */
async function customerOf({ billing, profiles }: BuyPlanPorts, userId: UserId): Promise<string> {
  const { customerId, email, language } = await profiles.get(userId);
  if (customerId !== undefined) return customerId;
  return profiles.claimCustomer(userId, await billing.createCustomer({ userId, email, language }));
}

/** Returns the page that confirms the change to the price, or the subscription's overview if it cannot change. */
function changePage(
  { billing }: BuyPlanPorts,
  { language }: Buyer,
  held: Subscription,
  priceId: string,
): Promise<string> {
  const canChange = held.status === 'active' && !held.cancelAtPeriodEnd && priceIdOf(held) !== priceId;
  return billing.openPortal(
    held.customerId,
    language,
    canChange ? { subscription: held, priceId } : undefined,
  );
}

type CustomerCheckout = Buyer & {
  readonly customerId: string;
  readonly priceId: string;
  readonly key: string;
};

/** @returns undefined if the key was used for a checkout of another price */
async function checkout(
  { billing, metrics }: BuyPlanPorts,
  order: CustomerCheckout,
): Promise<string | undefined> {
  const open = await billing.openCheckouts(order.customerId);
  const mine = open.find(({ key }) => key === order.key);
  if (mine) {
    if (mine.priceId !== order.priceId) return undefined;
    metrics.countReplay('checkout');
    return mine.url;
  }
  const same = open.find(({ priceId }) => priceId === order.priceId);
  if (same) return same.url;
  for (const { id } of open) await billing.expireCheckout(id);
  const url = await billing.openCheckout(order);
  return url === undefined ? undefined : ((await firstOpened(billing, order)) ?? url);
}

/**
 * Closes checkouts that concurrent requests have opened. Of checkouts for the same price the first stays, of different
 * prices the newest.
 * @returns URL of the checkout that stays for this order
 */
async function firstOpened(
  billing: BuyPlanPorts['billing'],
  { customerId, priceId, key }: CustomerCheckout,
): Promise<string | undefined> {
  const newestFirst = await billing.openCheckouts(customerId);
  const first = newestFirst.findLast((each) => each.priceId === priceId);
  const mine = newestFirst.findIndex((each) => each.key === key);
  // Another request may have closed this request's checkout already.
  const older = mine < 0 ? [] : newestFirst.slice(mine + 1);
  const surplus = newestFirst.filter(
    (each) => each !== first && (each.priceId === priceId || older.includes(each)),
  );
  for (const { id } of surplus) await billing.expireCheckout(id);
  return first?.url;
}
