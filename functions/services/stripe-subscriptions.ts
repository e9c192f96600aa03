import type { Billing } from '#core/plan/ports.ts';
import { Stripe } from 'stripe';
import { idOf, isOurs, MAX_OBJECTS, subscriptionFrom } from './stripe-objects.ts';

type SubscriptionMethod = 'subscriptions' | 'setCancelAtPeriodEnd' | 'cancel' | 'cancelAndRefund';

export const subscriptionsAt = (stripe: Stripe): Pick<Billing, SubscriptionMethod> => ({
  async subscriptions(customer) {
    const found = stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: 100,
      expand: ['data.latest_invoice'],
    });
    return (await found.autoPagingToArray({ limit: MAX_OBJECTS })).filter(isOurs).map(subscriptionFrom);
  },

  async setCancelAtPeriodEnd({ id }, ends) {
    await stripe.subscriptions.update(id, { cancel_at_period_end: ends });
  },

  cancel: ({ id }) => endNow(stripe, id),

  async cancelAndRefund({ id }) {
    // Refunds come first: a repeated request only finds the contract while it is active.
    const paid = stripe.invoices.list({
      subscription: id,
      status: 'paid',
      limit: 100,
      expand: ['data.payments'],
    });
    const payments = (await paid.autoPagingToArray({ limit: MAX_OBJECTS })).flatMap(
      (each) => each.payments?.data ?? [],
    );
    for (const { payment } of payments) await refund(stripe, idOf(payment.payment_intent));
    await endNow(stripe, id);
  },
});

async function endNow(stripe: Stripe, subscriptionId: string): Promise<void> {
  const { status } = await stripe.subscriptions.retrieve(subscriptionId);
  if (status !== 'canceled') await stripe.subscriptions.cancel(subscriptionId);
}

/** Refunds a payment, once. */
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
