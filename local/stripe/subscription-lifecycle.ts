import {
  newBase,
  nowInSeconds,
  type StripeData,
  type CheckoutSession,
  type Invoice,
  type Price,
  type StripeSubscription,
} from './store.ts';
import { queueEvent } from './events.ts';

export function completeCheckout(store: StripeData, session: CheckoutSession, price: Price): void {
  const subscription = startSubscription(store, session.customer, price, session.hidden.metadata);
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    url: null,
  });
  queueEvent(store, 'checkout.session.completed', shownSession(session));
}

/** Starts a subscription and pays its first period. */
export function startSubscription(
  store: StripeData,
  customer: string,
  price: Price,
  metadata: Record<string, string>,
): StripeSubscription {
  const base = newBase('sub');
  const subscription: StripeSubscription = {
    ...base,
    object: 'subscription',
    customer,
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    start_date: base.created,
    latest_invoice: '',
    metadata,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${base.id}`,
      data: [
        {
          id: newBase('si').id,
          object: 'subscription_item',
          subscription: base.id,
          quantity: 1,
          price,
          current_period_start: base.created,
          current_period_end: periodEnd(base.created, price),
        },
      ],
    },
  };
  store.subscriptions.push(subscription);
  const invoice = bill(store, subscription, 'subscription_create', price.unit_amount);
  queueEvent(store, 'customer.subscription.created', subscription);
  pay(store, subscription, invoice);
  return subscription;
}

/** Ends the period: starts and charges the next one, unless the subscription ends too. */
export function endPeriod(store: StripeData, subscription: StripeSubscription, isPaid: boolean): void {
  if (subscription.cancel_at_period_end) return endSubscription(store, subscription);
  const [item] = subscription.items.data;
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodEnd(item.current_period_start, item.price);
  const invoice = bill(store, subscription, 'subscription_cycle', item.price.unit_amount);
  if (isPaid) return pay(store, subscription, invoice);
  subscription.status = 'past_due';
  queueEvent(store, 'invoice.payment_failed', shownInvoice(invoice));
  queueEvent(store, 'customer.subscription.updated', subscription);
}

export function payOverdue(store: StripeData, subscription: StripeSubscription): void {
  const overdue = store.invoices.find(({ id }) => id === subscription.latest_invoice);
  if (subscription.status === 'past_due' && overdue) pay(store, subscription, overdue);
}

export function setCancelAtPeriodEnd(
  store: StripeData,
  subscription: StripeSubscription,
  ends: boolean,
): void {
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? subscription.items.data[0].current_period_end : null;
  subscription.canceled_at = ends ? nowInSeconds() : null;
  queueEvent(store, 'customer.subscription.updated', subscription);
}

export function endSubscription(store: StripeData, subscription: StripeSubscription): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= nowInSeconds();
  subscription.ended_at = nowInSeconds();
  queueEvent(store, 'customer.subscription.deleted', subscription);
}

/** Changes the price immediately. The rest of the old period is credited; another interval starts a new period. */
export function changePrice(store: StripeData, subscription: StripeSubscription, price: Price): void {
  const [item] = subscription.items.data;
  const now = nowInSeconds();
  const left =
    Math.max(0, item.current_period_end - now) / (item.current_period_end - item.current_period_start);
  const staysInPeriod = item.price.recurring.interval === price.recurring.interval;
  const charged = staysInPeriod ? price.unit_amount * left : price.unit_amount;
  const total = Math.round(charged - item.price.unit_amount * left);
  if (!staysInPeriod) {
    item.current_period_start = now;
    item.current_period_end = periodEnd(now, price);
  }
  item.price = price;
  pay(store, subscription, bill(store, subscription, 'subscription_update', total));
}

function bill(store: StripeData, subscription: StripeSubscription, reason: string, total: number): Invoice {
  const invoice: Invoice = {
    ...newBase('in'),
    object: 'invoice',
    customer: subscription.customer,
    status: 'open',
    billing_reason: reason,
    currency: 'eur',
    total,
    amount_paid: 0,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    hidden: { payment_intent: null },
  };
  store.invoices.push(invoice);
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** A negative total is credited to the customer, without a payment. */
function pay(store: StripeData, subscription: StripeSubscription, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.amount_paid = Math.max(0, invoice.total);
  if (invoice.amount_paid > 0) invoice.hidden.payment_intent = newBase('pi').id;
  subscription.status = 'active';
  queueEvent(store, 'invoice.paid', shownInvoice(invoice));
  if (invoice.billing_reason !== 'subscription_create')
    queueEvent(store, 'customer.subscription.updated', subscription);
}

/** Returns the time a month or a year later, but not past the end of that month. */
function periodEnd(start: number, { recurring }: Price): number {
  const from = new Date(start * 1_000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + (recurring.interval === 'year' ? 12 : 1));
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1_000;
}

export const shownSession = ({ hidden: _, ...session }: CheckoutSession) => session;
export const shownInvoice = ({ hidden: _, ...invoice }: Invoice) => invoice;
