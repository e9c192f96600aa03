import type { Billing } from '#core/plan/ports.ts';
import type { Subscription } from '#core/plan/subscription.ts';

type OpenCheckout = Awaited<ReturnType<Billing['openCheckouts']>>[number];

/** A Stripe that answers at once, and records its requests. */
export type FakeStripe = {
  subscriptions: readonly Subscription[];
  /** Newest first. */
  checkouts: readonly OpenCheckout[];
  readonly customers: string[];
  readonly portals: Parameters<Billing['openPortal']>[];
  readonly billing: Billing;
};

export function fakeStripe(): FakeStripe {
  const keys = new Map<string, string>();
  const stripe: FakeStripe = {
    subscriptions: [],
    checkouts: [],
    customers: [],
    portals: [],
    billing: {
      async createCustomer({ userId, email, language }) {
        stripe.customers.push(`${email} ${language}`);
        return `cus_${userId}`;
      },
      subscriptions: async () => stripe.subscriptions,
      openCheckouts: async () => stripe.checkouts,
      async openCheckout({ key, priceId }) {
        if (keys.has(key) && keys.get(key) !== priceId) return undefined;
        keys.set(key, priceId);
        const opened = { id: `cs_${keys.size}`, key, priceId, url: `https://stripe.example/${key}` };
        stripe.checkouts = [opened, ...stripe.checkouts];
        return opened.url;
      },
      async expireCheckout(expired) {
        stripe.checkouts = stripe.checkouts.filter(({ id }) => id !== expired);
      },
      async openPortal(...asked) {
        stripe.portals.push(asked);
        return 'https://stripe.example/portal';
      },
      setCancelAtPeriodEnd: async () => undefined,
      cancel: async () => undefined,
      cancelAndRefund: async () => undefined,
    },
  };
  return stripe;
}
