import type { GatewayResponse } from '../server/gateway.ts';
import { escapeHtml, localPage } from '../pages/local-page.ts';
import type { StripeStore, PortalSession, Price, StripeSubscription } from './store.ts';
import { expireIfDue } from './subscription-calls.ts';
import { offeredIn } from './portal-calls.ts';
import { changePrice, completeCheckout, payOverdue, setCancelAtPeriodEnd } from './subscription-lifecycle.ts';
import type { EventDelivery } from './events.ts';

/** Stripe's pages for customers. @returns undefined for other paths */
export type Pages = (path: string, pressed: string | undefined) => Promise<GatewayResponse | undefined>;

/** Serves `/local/checkout/<id>` and `/local/portal/<id>`; `pressed` is the value of the pressed button. */
export function pagesOf(store: StripeStore, delivery: EventDelivery): Pages {
  return async (path, pressed) => {
    const [, kind, id] = /^\/local\/(checkout|portal)\/(\w+)$/.exec(path) ?? [];
    if (!kind || !id) return undefined;
    const answer = kind === 'checkout' ? checkout(store, id, pressed) : portal(store, id, pressed);
    if (pressed === undefined) return answer;
    store.save();
    // Like Stripe, waits until the application has the event before redirecting.
    await delivery.deliver();
    return answer;
  };
}

function checkout(store: StripeStore, id: string, pressed: string | undefined): GatewayResponse {
  const session = store.sessions.find((each) => each.id === id);
  const price = store.prices.find((each) => each.id === session?.hidden.price);
  if (!session || !price) return GONE;
  expireIfDue(session);
  if (pressed === 'pay' && session.status === 'complete') return goTo(session.success_url);
  if (session.status !== 'open') return GONE;
  if (pressed === 'pay') {
    completeCheckout(store, session, price);
    return goTo(session.success_url);
  }
  const email = store.customers.find((each) => each.id === session.customer)?.email ?? '';
  return localPage(
    'Checkout',
    `<p>${escapeHtml(email)}</p>
<p>${escapeHtml(labelOf(store, price))}, VAT included</p>
<form method="post"><button name="press" value="pay">Pay</button></form>
<p><a href="${escapeHtml(session.cancel_url ?? '/')}">Cancel</a></p>`,
  );
}

function portal(store: StripeStore, id: string, pressed: string | undefined): GatewayResponse {
  const session = store.portals.find((each) => each.id === id);
  if (!session) return GONE;
  const subscription = store.subscriptions.findLast(
    (each) => each.customer === session.customer && each.status !== 'canceled',
  );
  if (pressed !== undefined && subscription) return act(store, session, subscription, pressed);
  const shown = session.flow
    ? confirmation(store, session.flow)
    : subscription
      ? overview(store, session, subscription)
      : '<p>There is no plan.</p>';
  return localPage('Your plan', `${shown}\n<p><a href="${escapeHtml(session.return_url)}">Back</a></p>`);
}

function act(
  store: StripeStore,
  session: PortalSession,
  subscription: StripeSubscription,
  pressed: string,
): GatewayResponse {
  const price = store.prices.find(({ id }) => id === pressed);
  if (price) changePrice(store, subscription, price);
  if (pressed === 'pay') payOverdue(store, subscription);
  if (pressed === 'cancel' || pressed === 'renew')
    setCancelAtPeriodEnd(store, subscription, pressed === 'cancel');
  return goTo(session.flow ? session.flow.after : session.url);
}

function confirmation(store: StripeStore, { price: id }: NonNullable<PortalSession['flow']>): string {
  const price = store.prices.find((each) => each.id === id);
  return price
    ? `<p>Change to ${escapeHtml(labelOf(store, price))}?</p>\n${button(price.id, 'Confirm')}`
    : '<p>This price is gone.</p>';
}

function overview(store: StripeStore, session: PortalSession, subscription: StripeSubscription): string {
  const [{ price, current_period_end }] = subscription.items.data;
  const configuration = store.configurations.find(({ id }) => id === session.configuration);
  const others = (configuration ? offeredIn(store, configuration) : []).filter(({ id }) => id !== price.id);
  const end = new Date(current_period_end * 1_000).toISOString().slice(0, 10);
  return [
    `<p>${escapeHtml(labelOf(store, price))}, ${subscription.status}</p>`,
    `<p>${subscription.cancel_at_period_end ? 'Ends' : 'Renews'} on ${end}.</p>`,
    subscription.status === 'past_due' ? button('pay', 'Pay what is due') : '',
    subscription.cancel_at_period_end ? button('renew', 'Renew plan') : button('cancel', 'Cancel plan'),
    ...others.map((other) => button(other.id, `Change to ${labelOf(store, other)}`)),
  ].join('\n');
}

const button = (value: string, label: string) =>
  `<form method="post"><button name="press" value="${escapeHtml(value)}">${escapeHtml(label)}</button></form>`;

function labelOf(store: StripeStore, { product, unit_amount, recurring }: Price): string {
  const name = store.products.find(({ id }) => id === product)?.name ?? product;
  return `${name}, ${(unit_amount / 100).toFixed(2)} € a ${recurring.interval}`;
}

const GONE: GatewayResponse = { ...localPage('Gone', '<p>This page is no longer there.</p>'), status: 404 };

const goTo = (location: string): GatewayResponse => ({ status: 303, headers: { location } });
