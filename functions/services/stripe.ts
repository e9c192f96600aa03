import type { Billing, BillingNotices } from '#core/plan/ports.ts';
import { Stripe } from 'stripe';
import { MINUTE, SECOND } from '#core/time.ts';
import { eventFrom, idOf, isOurs, subscriptionFrom } from './stripe-objects.ts';

/** The access to Stripe, and the origin that its pages lead back to. */
export type StripeStage = {
  readonly url: string;
  readonly secretKey: string;
  readonly origin: string;
};

const SIGNATURE_LASTS = (5 * MINUTE) / SECOND;

/** Maximum of objects that are read of a customer: more than anybody has. */
const MOST = 1_000;

/** Marks the portal's configuration that `npm run stripe:sync` keeps. */
export const PORTAL_NAME = 'munchify';

/** Sells plans through Stripe Checkout and lets them be managed in Stripe's portal. */
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

    async subscriptions(customer) {
      const found = stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice'],
      });
      return (await found.autoPagingToArray({ limit: MOST })).filter(isOurs).map(subscriptionFrom);
    },

    async setCancelAtPeriodEnd({ id }, ends) {
      await stripe.subscriptions.update(id, { cancel_at_period_end: ends });
    },

    async cancel({ id }) {
      const { status } = await stripe.subscriptions.retrieve(id);
      if (status !== 'canceled') await stripe.subscriptions.cancel(id);
    },

    async cancelAndRefund({ id }) {
      // Refunds first: a repetition finds the contract again only while it is active.
      const paid = stripe.invoices.list({
        subscription: id,
        status: 'paid',
        limit: 100,
        expand: ['data.payments'],
      });
      const payments = (await paid.autoPagingToArray({ limit: MOST })).flatMap(
        (each) => each.payments?.data ?? [],
      );
      for (const { payment } of payments) await refund(stripe, idOf(payment.payment_intent));
      const { status } = await stripe.subscriptions.retrieve(id);
      if (status !== 'canceled') await stripe.subscriptions.cancel(id);
    },

    async openCheckouts(customer) {
      const open = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
      return (await open.autoPagingToArray({ limit: MOST })).map((session) => ({
        id: session.id,
        key: session.metadata?.['key'] ?? '',
        priceId: session.metadata?.['priceId'] ?? '',
        url: session.url ?? '',
      }));
    },

    async expireCheckout(id) {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (failure) {
        if (!(failure instanceof Stripe.errors.StripeInvalidRequestError)) throw failure;
        // Stripe has no code for it: another request may have closed it, or the customer has paid.
        const { status } = await stripe.checkout.sessions.retrieve(id);
        if (status === 'open') throw failure;
      }
    },

    async openCheckout({ userId, customerId, priceId, language, key }) {
      const price = await priceAt(stripe, priceId);
      try {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            client_reference_id: userId,
            line_items: [{ price: price.id, quantity: 1 }],
            automatic_tax: { enabled: true },
            // Automatic tax needs to know where the customer lives.
            customer_update: { address: 'auto', name: 'auto' },
            locale: language,
            metadata: { userId, key, priceId },
            subscription_data: { metadata: { userId } },
            success_url: `${origin}/plans?checkout=success`,
            cancel_url: `${origin}/plans?checkout=cancelled`,
          },
          { idempotencyKey: `checkout-${userId}-${key}` },
        );
        return session.url ?? undefined;
      } catch (failure) {
        if (failure instanceof Stripe.errors.StripeIdempotencyError) return undefined;
        throw failure;
      }
    },

    async openPortal(customer, language, change) {
      const configuration = await portalConfiguration(stripe);
      const { url: page } = await stripe.billingPortal.sessions.create({
        customer,
        configuration,
        locale: language,
        return_url: `${origin}/plans`,
        ...(change && {
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: change.subscription.id,
              items: [await changedItem(stripe, change.subscription.id, change.priceId)],
            },
            after_completion: {
              type: 'redirect',
              redirect: { return_url: `${origin}/plans?checkout=changed` },
            },
          },
        }),
      });
      return page;
    },
  };
}

/** Makes the reader of Stripe's webhooks, which are signed with a secret that Stripe shares with us. */
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

/** Makes a client of Stripe's API at an address. */
export function stripeAt(url: string, secretKey: string): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    // Clients try again anyway, and Lambdas have 30 s.
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

async function priceAt(stripe: Stripe, lookupKey: string): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true });
  const [price] = data;
  if (!price) throw new Error(`Stripe has no price ${lookupKey}: run npm run stripe:sync.`);
  return price;
}

async function portalConfiguration(stripe: Stripe): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const ours = data.find(({ metadata }) => metadata?.['name'] === PORTAL_NAME);
  if (!ours) throw new Error('Stripe has no configuration of the portal: run npm run stripe:sync.');
  return ours.id;
}

async function changedItem(stripe: Stripe, subscriptionId: string, priceId: string) {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId);
  const [item] = items.data;
  if (!item) throw new Error('A subscription has no item.');
  return { id: item.id, price: (await priceAt(stripe, priceId)).id, quantity: 1 };
}

/** Gives a payment back, once. */
async function refund(stripe: Stripe, payment_intent: string | undefined): Promise<void> {
  if (payment_intent === undefined) return;
  try {
    await stripe.refunds.create({ payment_intent }, { idempotencyKey: `refund-${payment_intent}` });
  } catch (failure) {
    const isDone =
      failure instanceof Stripe.errors.StripeInvalidRequestError &&
      failure.code === 'charge_already_refunded';
    if (!isDone) throw failure;
  }
}
