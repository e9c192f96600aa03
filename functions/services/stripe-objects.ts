import type { BillingEvent } from '#core/plan/ports.ts';
import { UserId } from '#core/user-id.ts';
import type { Stripe } from 'stripe';
import * as v from 'valibot';
import { Interval, Subscription } from '#core/plan/subscription.ts';
import { SECOND } from '#core/time.ts';

/** Maximum number of objects read per customer: more than any customer has. */
export const MAX_OBJECTS = 1_000;

/** Returns the ID of an object that Stripe sends in full or as its ID. */
export const idOf = (reference: string | { id: string } | undefined): string | undefined =>
  typeof reference === 'object' ? reference.id : reference;

const seconds = (count: number) => count * SECOND;

/** Returns false for subscriptions that were created by hand at Stripe. */
export const isOurs = ({ metadata }: Stripe.Subscription): boolean => v.is(UserId, metadata['userId']);

/** Reads a subscription. The plan comes from the metadata of the price, because lookup keys move to newer prices. */
export function subscriptionFrom(subscription: Stripe.Subscription): Subscription {
  const [item] = subscription.items.data;
  const invoice = typeof subscription.latest_invoice === 'object' ? subscription.latest_invoice : null;
  return v.parse(Subscription, {
    id: subscription.id,
    userId: subscription.metadata['userId'],
    customerId: typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id,
    tier: item?.price.metadata['tier'],
    interval: v.parse(Interval, item?.price.recurring?.interval),
    status: subscription.status,
    ...(subscription.status === 'past_due' && invoice && { pastDueSince: seconds(invoice.created) }),
    currentPeriodStart: seconds(item?.current_period_start ?? subscription.start_date),
    currentPeriodEnd: seconds(item?.current_period_end ?? subscription.start_date),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: seconds(subscription.created),
    ...(subscription.ended_at !== null && { endedAt: seconds(subscription.ended_at) }),
  });
}

/** Reads an event. Only events that change a subscription name a user. */
export function eventFrom(event: Stripe.Event): BillingEvent {
  switch (event.type) {
    case 'checkout.session.completed': {
      const { metadata, customer } = event.data.object;
      return { id: event.id, about: aboutWhom(metadata, customer) };
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const { metadata, customer } = event.data.object;
      return { id: event.id, about: aboutWhom(metadata, customer) };
    }
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { parent, customer } = event.data.object;
      return { id: event.id, about: aboutWhom(parent?.subscription_details?.metadata, customer) };
    }
    default:
      return { id: event.id, about: undefined };
  }
}

function aboutWhom(
  metadata: Stripe.Metadata | null | undefined,
  customer: string | { id: string } | null | undefined,
): BillingEvent['about'] {
  const userId = metadata?.['userId'];
  const customerId = idOf(customer ?? undefined);
  return v.is(UserId, userId) && customerId ? { userId, customerId } : undefined;
}
