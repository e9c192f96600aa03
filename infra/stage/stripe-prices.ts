import * as v from 'valibot';
import { annualPrice, PLANS } from '#core/plan/plan.ts';
import { VisibleError } from './visible-error.ts';

export const STRIPE_URL = 'https://api.stripe.com';

const Listed = v.object({
  data: v.array(v.object({ lookup_key: v.nullable(v.string()), unit_amount: v.nullable(v.number()) })),
});

/** Prices in cents, by their lookup keys. */
const WANTED = [PLANS.basic, PLANS.pro].flatMap((plan) => [
  { key: plan.stripePriceId, cents: Math.round(plan.monthlyPrice * 100) },
  { key: plan.stripeAnnualPriceId, cents: Math.round(annualPrice(plan) * 100) },
]);

/**
 * Checks that Stripe sells every plan at the price that the app shows.
 * @throws VisibleError with the command that corrects it
 */
export async function checkPrices(stage: string, secretKey: string): Promise<void> {
  const keys = WANTED.map(({ key }) => `lookup_keys[]=${key}`).join('&');
  const response = await fetch(`${STRIPE_URL}/v1/prices?active=true&limit=100&${keys}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  if (response.status === 401)
    throw new VisibleError(
      `Stripe does not know the StripeSecretKey of stage ${stage}: run npx sst secret set StripeSecretKey VALUE --stage ${stage}.`,
    );
  if (!response.ok)
    throw new VisibleError(`Stripe cannot tell its prices now (${response.status}): deploy again later.`);
  const { data } = v.parse(Listed, await response.json());
  const wrong = WANTED.filter(
    ({ key, cents }) => data.find(({ lookup_key }) => lookup_key === key)?.unit_amount !== cents,
  );
  if (wrong.length > 0)
    throw new VisibleError(
      `Stripe has not the price ${wrong.map(({ key }) => key).join(', ')} that the app names: run STRIPE_SECRET_KEY=VALUE npm run stripe:sync.`,
    );
}
