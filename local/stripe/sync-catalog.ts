import { Stripe } from 'stripe';
import { annualPrice, PLANS } from '#core/plan/plan.ts';
import { PORTAL_NAME } from '#functions/services/stripe-pages.ts';

/** Software for personal use. Source: Stripe's list of tax codes */
const TAX_CODE = 'txcd_10103000';

/**
 * Creates or updates the plans' products, their prices by lookup key, and the portal's configuration. For a changed
 * amount, Stripe gets a new price; existing subscriptions keep the old one. Safe to repeat.
 * @returns price IDs by lookup key
 */
export async function syncCatalog(stripe: Stripe): Promise<Record<string, string>> {
  const prices: Record<string, string> = {};
  for (const plan of [PLANS.basic, PLANS.pro]) {
    await syncProduct(stripe, plan);
    prices[plan.stripePriceId] = await syncPrice(stripe, plan, 'month');
    prices[plan.stripeAnnualPriceId] = await syncPrice(stripe, plan, 'year');
  }
  await syncPortal(stripe, prices);
  return prices;
}

type PaidPlan = (typeof PLANS)['basic' | 'pro'];

async function syncProduct(stripe: Stripe, { stripeProductId: id, tier, recipesPerMonth }: PaidPlan) {
  const product = {
    name: tier === 'basic' ? 'Munchify Basic' : 'Munchify Pro',
    description: `${recipesPerMonth} recipes a month`,
    tax_code: TAX_CODE,
    metadata: { tier },
  };
  try {
    await stripe.products.retrieve(id);
  } catch (failure) {
    const isMissing =
      failure instanceof Stripe.errors.StripeInvalidRequestError && failure.code === 'resource_missing';
    if (!isMissing) throw failure;
    return void (await stripe.products.create({ id, ...product }));
  }
  await stripe.products.update(id, product);
}

async function syncPrice(stripe: Stripe, plan: PaidPlan, interval: 'month' | 'year'): Promise<string> {
  const lookup_key = interval === 'year' ? plan.stripeAnnualPriceId : plan.stripePriceId;
  const unit_amount = Math.round((interval === 'year' ? annualPrice(plan) : plan.monthlyPrice) * 100);
  const { data } = await stripe.prices.list({ lookup_keys: [lookup_key], active: true });
  const [held] = data;
  if (held?.unit_amount === unit_amount && held.product === plan.stripeProductId) return held.id;
  const made = await stripe.prices.create({
    product: plan.stripeProductId,
    currency: 'eur',
    unit_amount,
    recurring: { interval },
    tax_behavior: 'inclusive',
    lookup_key,
    transfer_lookup_key: true,
    metadata: { tier: plan.tier },
  });
  if (held) await stripe.prices.update(held.id, { active: false });
  return made.id;
}

async function syncPortal(stripe: Stripe, prices: Record<string, string>): Promise<void> {
  const settings = {
    metadata: { name: PORTAL_NAME },
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: 'at_period_end' },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'always_invoice',
        products: [PLANS.basic, PLANS.pro].map((plan) => ({
          product: plan.stripeProductId,
          prices: [plan.stripePriceId, plan.stripeAnnualPriceId].map((key) => prices[key] ?? ''),
        })),
      },
    },
  } satisfies Stripe.BillingPortal.ConfigurationCreateParams;
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const held = data.find(({ metadata }) => metadata?.['name'] === PORTAL_NAME);
  await (held
    ? stripe.billingPortal.configurations.update(held.id, settings)
    : stripe.billingPortal.configurations.create(settings));
}
