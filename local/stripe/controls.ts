import * as v from 'valibot';
import type { GatewayResponse } from '../server/gateway.ts';
import type { StripeData, StripeStore, SentEvent, StripeSubscription } from './store.ts';
import { startSubscription, endSubscription, endPeriod, payOverdue } from './subscription-lifecycle.ts';
import type { EventDelivery } from './events.ts';

/**
 * Controls for events that come with time or by chance:
 * - `POST /local/stripe/renew {email}`: ends the period and pays the next one; a cancelled subscription ends
 * - `POST /local/stripe/fail {email}`: ends the period; the payment of the next one fails
 * - `POST /local/stripe/recover {email}`: pays an overdue invoice
 * - `POST /local/stripe/give-up {email}`: ends the subscription, as Stripe does after its last retry
 * - `POST /local/stripe/second {email, priceId}`: starts a second subscription, which our checkout never does
 * - `POST /local/stripe/hold`: holds events back
 * - `POST /local/stripe/deliver {shuffled, times}`: delivers the waiting events and stops holding them back
 * - `POST /local/stripe/again {shuffled, times}`: delivers all remembered events again; returns the statuses
 * - `GET /local/stripe.json?email=`: returns all data of a customer
 */
export type Controls = (url: URL, body: string | undefined) => Promise<GatewayResponse | undefined>;

export function controlsOf(store: StripeStore, delivery: EventDelivery): Controls {
  return async ({ pathname, searchParams }, body) => {
    if (pathname === '/local/stripe.json')
      return json(200, customerData(store, searchParams.get('email') ?? ''));
    const [, action] = /^\/local\/stripe\/([\w-]+)$/.exec(pathname) ?? [];
    if (action === undefined || body === undefined) return undefined;
    const parameters = v.parse(ControlParameters, JSON.parse(body || '{}'));
    if (action === 'hold' || action === 'deliver' || action === 'again')
      return json(200, await controlDelivery(store, delivery, action, parameters));
    if (!runAction(store, action, parameters))
      return json(404, { error: 'Unknown action, or no such subscription.' });
    store.save();
    await delivery.deliver();
    return json(200, {});
  };
}

const ControlParameters = v.object({
  email: v.optional(v.string(), ''),
  priceId: v.optional(v.string(), ''),
  shuffled: v.optional(v.boolean(), false),
  times: v.optional(v.number(), 1),
});
type ControlParameters = v.InferOutput<typeof ControlParameters>;

async function controlDelivery(
  store: StripeStore,
  delivery: EventDelivery,
  action: 'hold' | 'deliver' | 'again',
  { shuffled, times }: ControlParameters,
): Promise<object> {
  delivery.hold(action === 'hold');
  if (action === 'hold') return {};
  const chosen = store.events.filter((sent) => action === 'again' || !sent.isDelivered);
  const repeated = Array.from({ length: times }, () => chosen).flat();
  return { statuses: await delivery.deliverInOrder(shuffled ? shuffle(repeated) : repeated) };
}

function runAction(store: StripeData, action: string, { email, priceId }: ControlParameters): boolean {
  const { customer, subscription } = subscriptionOf(store, email);
  if (action === 'second') {
    const price = store.prices.find(({ lookup_key }) => lookup_key === priceId);
    if (!price || !customer) return false;
    return Boolean(startSubscription(store, customer.id, price, customer.metadata));
  }
  const run = ACTIONS[action];
  if (!run || !subscription) return false;
  run(store, subscription);
  return true;
}

const ACTIONS: Record<string, (store: StripeData, subscription: StripeSubscription) => void> = {
  renew: (store, subscription) => endPeriod(store, subscription, true),
  fail: (store, subscription) => endPeriod(store, subscription, false),
  recover: payOverdue,
  'give-up': endSubscription,
};

function subscriptionOf(store: StripeData, email: string) {
  const customer = store.customers.find((each) => each.email?.toLowerCase() === email.toLowerCase());
  const subscription = store.subscriptions.find(
    (each) => each.customer === customer?.id && each.status !== 'canceled',
  );
  return { customer, subscription };
}

function customerData(store: StripeData, email: string) {
  const { customer } = subscriptionOf(store, email);
  const theirs = <Thing extends { customer: string }>(things: readonly Thing[]) =>
    things.filter((thing) => thing.customer === customer?.id);
  const invoices = theirs(store.invoices);
  return {
    customer,
    subscriptions: theirs(store.subscriptions),
    invoices,
    sessions: theirs(store.sessions),
    refunds: store.refunds.filter(({ payment_intent }) =>
      invoices.some(({ hidden }) => hidden.payment_intent === payment_intent),
    ),
  };
}

const shuffle = (events: readonly SentEvent[]): SentEvent[] =>
  events
    .map((sent) => ({ sent, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ sent }) => sent);

const json = (status: number, body: unknown): GatewayResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
