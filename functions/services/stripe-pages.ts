import type { Billing } from '#core/plan/ports.ts';
import { Stripe } from 'stripe';
import { MAX_OBJECTS } from './stripe-objects.ts';

/** Name of the portal configuration that `npm run stripe:sync` maintains. */
export const PORTAL_NAME = 'munchify';

type CheckoutMethod = 'openCheckouts' | 'expireCheckout' | 'openCheckout';

/** Opens and closes checkout pages. They lead back to the origin. */
export const checkoutAt = (stripe: Stripe, origin: string): Pick<Billing, CheckoutMethod> => ({
  async openCheckouts(customer) {
    const open = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
    return (await open.autoPagingToArray({ limit: MAX_OBJECTS })).map((session) => ({
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
      // Stripe has no error code for this. Another request may have closed the page, or the customer has paid.
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
          // Automatic tax needs the customer's address.
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
});

/** Opens the portal pages of a subscription. They lead back to the origin. */
export const portalAt = (stripe: Stripe, origin: string): Pick<Billing, 'openPortal'> => ({
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
});

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
