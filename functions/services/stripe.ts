import type { Billing, BillingNotices } from '#core/plan/ports.ts';
import { Stripe } from 'stripe';
import { MINUTE, SECOND } from '#core/time.ts';
import { eventFrom } from './stripe-objects.ts';
import { checkoutAt, portalAt } from './stripe-pages.ts';
import { subscriptionsAt } from './stripe-subscriptions.ts';

/** Access to Stripe, and the origin to which its pages lead back. */
export type StripeStage = {
  readonly url: string;
  readonly secretKey: string;
  readonly origin: string;
};

const SIGNATURE_LASTS = (5 * MINUTE) / SECOND;

/** Sells plans through Stripe Checkout; cooks manage them in Stripe's portal. */
export function stripeBilling({ url, secretKey, origin }: StripeStage): Billing {
  const stripe = stripeAt(url, secretKey);
  return {
    async createCustomer({ userId, email, language }) {
      const { id } = await stripe.customers.create(
        { email, preferred_locales: [language], metadata: { userId } },
        { idempotencyKey: `customer-${userId}` },
      );
      return id;
    },

    ...subscriptionsAt(stripe),
    ...checkoutAt(stripe, origin),
    ...portalAt(stripe, origin),
  };
}

/** Reads Stripe's webhooks, which are signed with a shared secret. */
export const stripeNotices = (webhookSecret: string): BillingNotices => ({
  read(rawBody, signature) {
    try {
      return eventFrom(Stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, SIGNATURE_LASTS));
    } catch (failure) {
      if (failure instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
      throw failure;
    }
  },
});

export function stripeAt(url: string, secretKey: string): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    // Our clients retry as well, and Lambdas have 30 s.
    maxNetworkRetries: 1,
    telemetry: false,
  });
}
