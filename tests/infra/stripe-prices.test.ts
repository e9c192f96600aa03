import { afterEach, expect, test, vi } from 'vitest';
import { checkPrices } from '#infra/stage/stripe-prices.ts';
import { CENTS, stripeWith } from './support/stripe-prices.ts';

afterEach(() => void vi.unstubAllGlobals());

const deployWith = (stripe: typeof fetch) => {
  vi.stubGlobal('fetch', stripe);
  return checkPrices('production', 'sk_live_example');
};

test('a stage is deployed if Stripe sells its plans at the prices of the app', async () => {
  await expect(deployWith(stripeWith(CENTS))).resolves.toBeUndefined();
});

test('a plan that Stripe lacks, or sells at another price, stops the deployment', async () => {
  const { pro_annual: _, ...others } = CENTS;
  await expect(deployWith(stripeWith({ ...others, basic_monthly: 400 }))).rejects.toThrow(
    'Stripe has not the price basic_monthly, pro_annual that the app names: run STRIPE_SECRET_KEY=VALUE npm run stripe:sync.',
  );
});

test('an invalid key stops the deployment, and so does a Stripe that does not answer', async () => {
  await expect(deployWith(async () => new Response('', { status: 401 }))).rejects.toThrow(
    'Stripe does not know the StripeSecretKey of stage production: run npx sst secret set StripeSecretKey VALUE --stage production.',
  );
  await expect(deployWith(async () => new Response('', { status: 503 }))).rejects.toThrow(
    'Stripe cannot tell its prices now (503): deploy again later.',
  );
});
