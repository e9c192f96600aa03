import { newBase, nowInSeconds, type StripeData, type CheckoutSession, type Invoice } from './store.ts';
import { added, call, listed, changeableSubscription, type Calls } from './call.ts';
import {
  endSubscription,
  setCancelAtPeriodEnd,
  shownInvoice,
  shownSession,
} from './subscription-lifecycle.ts';
import * as parameters from './parameters.ts';
import { need, Refusal } from './refusal.ts';

export const SUBSCRIPTION_CALLS: Calls = {
  'POST /v1/checkout/sessions': call(parameters.NewCheckout, (given, { store, pages }) =>
    shownSession(newCheckout(store, given, pages)),
  ),
  'GET /v1/checkout/sessions': call(parameters.CheckoutList, ({ customer, status, ...page }, { store }) => {
    for (const session of store.sessions) expireIfDue(session);
    const found = store.sessions.filter(
      (session) => (!customer || session.customer === customer) && (!status || session.status === status),
    );
    return listed('/v1/checkout/sessions', found.map(shownSession), page);
  }),
  'GET /v1/checkout/sessions/{id}': call(parameters.Nothing, (_, { store, id }) =>
    shownSession(need(store.sessions, id, 'checkout.session', { status: 404 })),
  ),
  'POST /v1/checkout/sessions/{id}/expire': call(parameters.Nothing, (_, { store, id }) => {
    const session = need(store.sessions, id, 'checkout.session', { status: 404 });
    if (session.status !== 'open')
      throw new Refusal(
        `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
      );
    return shownSession(Object.assign(session, { status: 'expired' as const, url: null }));
  }),

  'GET /v1/subscriptions': call(parameters.SubscriptionList, ({ customer, status, ...page }, { store }) => {
    const found = store.subscriptions.filter(
      (each) =>
        (!customer || each.customer === customer) &&
        (status === undefined
          ? each.status !== 'canceled'
          : status === 'all' || each.status === (status === 'ended' ? 'canceled' : status)),
    );
    return listed('/v1/subscriptions', found, page);
  }),
  'GET /v1/subscriptions/{id}': call(parameters.Nothing, (_, { store, id }) =>
    need(store.subscriptions, id, 'subscription', { status: 404 }),
  ),
  'POST /v1/subscriptions/{id}': call(parameters.ChangedSubscription, (given, { store, id }) => {
    const subscription = changeableSubscription(store, id);
    setCancelAtPeriodEnd(store, subscription, given.cancel_at_period_end);
    return subscription;
  }),
  'DELETE /v1/subscriptions/{id}': call(parameters.Nothing, (_, { store, id }) => {
    const subscription = changeableSubscription(store, id);
    endSubscription(store, subscription);
    return subscription;
  }),

  'GET /v1/invoices': call(
    parameters.InvoiceList,
    ({ subscription, customer, status, ...page }, { store }) => {
      const found = store.invoices.filter(
        (invoice) =>
          (!subscription || invoice.parent.subscription_details.subscription === subscription) &&
          (!customer || invoice.customer === customer) &&
          (!status || invoice.status === status),
      );
      return listed('/v1/invoices', found.map(withPayments), page);
    },
  ),

  'POST /v1/refunds': call(parameters.NewRefund, ({ payment_intent }, { store }) => {
    const invoice = store.invoices.find(({ hidden }) => hidden.payment_intent === payment_intent);
    if (!invoice)
      throw new Refusal(`No such payment_intent: '${payment_intent}'`, {
        code: 'resource_missing',
        param: 'payment_intent',
      });
    if (store.refunds.some((refund) => refund.payment_intent === payment_intent))
      throw new Refusal('Charge has already been refunded.', { code: 'charge_already_refunded' });
    return added(store.refunds, {
      ...newBase('re'),
      object: 'refund',
      amount: invoice.amount_paid,
      currency: invoice.currency,
      payment_intent,
      status: 'succeeded',
    });
  }),
};

const withPayments = (invoice: Invoice) => ({
  ...shownInvoice(invoice),
  payments: {
    object: 'list',
    url: '/v1/invoice_payments',
    has_more: false,
    data: invoice.hidden.payment_intent
      ? [
          {
            object: 'invoice_payment',
            status: 'paid',
            amount_paid: invoice.amount_paid,
            payment: { type: 'payment_intent', payment_intent: invoice.hidden.payment_intent },
          },
        ]
      : [],
  },
});

const DAY_IN_SECONDS = 86_400;

export function expireIfDue(session: CheckoutSession): void {
  if (session.status === 'open' && session.expires_at <= nowInSeconds())
    Object.assign(session, { status: 'expired', url: null });
}

function newCheckout(store: StripeData, given: parameters.NewCheckout, pages: string): CheckoutSession {
  need(store.customers, given.customer, 'customer', { param: 'customer' });
  const [line] = given.line_items;
  const price = need(store.prices, line.price, 'price', { param: 'line_items[0][price]' });
  if (!price.active)
    throw new Refusal('The price specified is inactive. This field only accepts active prices.');
  if (given.automatic_tax?.enabled && given.customer_update?.address !== 'auto')
    throw new Refusal(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Set `customer_update[address]` to 'auto'.",
    );
  const base = newBase('cs_test');
  return added(store.sessions, {
    ...base,
    object: 'checkout.session',
    mode: given.mode,
    status: 'open',
    payment_status: 'unpaid',
    customer: given.customer,
    client_reference_id: given.client_reference_id ?? null,
    metadata: given.metadata ?? {},
    subscription: null,
    success_url: given.success_url,
    cancel_url: given.cancel_url ?? null,
    url: `${pages}/checkout/${base.id}`,
    locale: given.locale ?? null,
    expires_at: base.created + DAY_IN_SECONDS,
    hidden: { price: price.id, metadata: given.subscription_data?.metadata ?? {} },
  });
}
