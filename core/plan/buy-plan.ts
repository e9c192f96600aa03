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

/** The body of `POST /api/subscription/create`. */
export const CheckoutRequest = v.object({ planId: v.number(), priceId: v.string() });
export type CheckoutRequest = v.InferOutput<typeof CheckoutRequest>;

/** The answer: where the browser goes. */
export const Checkout = v.object({ checkoutUrl: v.string() });
type Checkout = v.InferOutput<typeof Checkout>;

type Buyer = { readonly userId: UserId; readonly language: Language };

type Needs = Pick<PlanPorts, 'billing' | 'subscriptions'> &
  Pick<SystemPorts, 'metrics'> &
  Pick<AccountPorts, 'profiles'>;

/**
 * Leads a user to where a plan is paid for. Who has a live subscription is led to change that one: there is never a
 * second. Under one key it leads to one checkout, as it does for one price; a checkout of another price closes those that
 * were open.
 */
export async function buyPlan(
  ports: Needs,
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
  // Stripe knows of a payment before its event has reached us.
  const held = await followSubscription(ports, { userId: buyer.userId, customerId });
  if (held && isLive(held)) return ok({ checkoutUrl: await changePage(ports, buyer, held, priceId) });
  const url = await checkout(ports, { ...buyer, customerId, priceId, key });
  return url === undefined ? err({ type: 'KeyReused' }) : ok({ checkoutUrl: url });
}

/** The customer that stands for the user at Stripe; who has none becomes one. */
async function customerOf({ billing, profiles }: Needs, userId: UserId): Promise<string> {
  const { customerId, email, language } = await profiles.get(userId);
  if (customerId !== undefined) return customerId;
  return profiles.claimCustomer(userId, await billing.createCustomer({ userId, email, language }));
}

/** Where the live subscription becomes the picked one; where it cannot, the page that shows how it stands. */
function changePage(
  { billing }: Needs,
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

/** @returns undefined where the key has opened another checkout */
async function checkout({ billing, metrics }: Needs, order: CustomerCheckout): Promise<string | undefined> {
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
 * Closes what another request has opened at the same time: of checkouts of one price the first one stays, and of different
 * prices the newest.
 * @returns the address of the one that stays for this order
 */
async function firstOpened(
  billing: Needs['billing'],
  { customerId, priceId, key }: CustomerCheckout,
): Promise<string | undefined> {
  const newestFirst = await billing.openCheckouts(customerId);
  const first = newestFirst.findLast((each) => each.priceId === priceId);
  const mine = newestFirst.findIndex((each) => each.key === key);
  // Mine may be closed already, by the request that was first.
  const older = mine < 0 ? [] : newestFirst.slice(mine + 1);
  const surplus = newestFirst.filter(
    (each) => each !== first && (each.priceId === priceId || older.includes(each)),
  );
  for (const { id } of surplus) await billing.expireCheckout(id);
  return first?.url;
}
