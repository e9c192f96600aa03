import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, describe, expect, test } from 'vitest';
import { stripeAt } from '#functions/services/stripe.ts';
import { listen, readBytes } from '#local/server/http.ts';
import { LOCAL_SECRET_KEY, LOCAL_WEBHOOK_SECRET, startStripe } from '#local/stripe/stripe.ts';
import { syncCatalog } from '#local/stripe/sync-catalog.ts';

const folder = await mkdtemp(join(tmpdir(), 'munchify-stripe-'));
const standIn = await startStripe(join(folder, 'stripe.json'));
const stripe = stripeAt(standIn.url, LOCAL_SECRET_KEY);
const prices = await syncCatalog(stripe);
afterAll(async () => {
  await standIn.close();
  await rm(folder, { recursive: true });
});

const aCheckout = (changes: object = {}): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  line_items: [{ price: prices['basic_monthly'] ?? '', quantity: 1 }],
  success_url: 'https://munchify.test/plans',
  ...changes,
});

describe('the catalog', () => {
  test('is synced, and a second sync creates nothing', async () => {
    expect(Object.keys(prices)).toEqual(['basic_monthly', 'basic_annual', 'pro_monthly', 'pro_annual']);
    expect(await syncCatalog(stripe)).toEqual(prices);
    const { data } = await stripe.prices.list({ lookup_keys: ['pro_annual'] });
    expect(data).toMatchObject([
      {
        product: 'munchify_pro',
        unit_amount: 10_200,
        currency: 'eur',
        tax_behavior: 'inclusive',
        recurring: { interval: 'year' },
        metadata: { tier: 'pro' },
      },
    ]);
    expect((await stripe.billingPortal.configurations.list()).data).toHaveLength(1);
  });

  test('moves a lookup key to the new price of a changed amount, and keeps the old one for subscribers', async () => {
    const old = await stripe.prices.create({
      product: 'munchify_basic',
      currency: 'eur',
      unit_amount: 499,
      recurring: { interval: 'month' },
      lookup_key: 'basic_monthly',
      transfer_lookup_key: true,
    });
    const synced = await syncCatalog(stripe);
    expect(synced['basic_monthly']).not.toBe(old.id);
    const { data } = await stripe.prices.list({ active: true, limit: 100 });
    expect(data.map(({ id }) => id)).not.toContain(old.id);
    prices['basic_monthly'] = synced['basic_monthly'] ?? '';
  });
});

describe("requests are refused with Stripe's errors:", () => {
  test.each([
    ['a parameter it does not know', { colour: 'red' }, 'parameter_unknown'],
    ['one inside another', { subscription_data: { colour: 'red' } }, 'parameter_unknown'],
    ['a missing one', { success_url: undefined }, 'parameter_missing'],
    ['a price that is not there', { line_items: [{ price: 'price_0', quantity: 1 }] }, 'resource_missing'],
    ['a customer that is not there', { customer: 'cus_0' }, 'resource_missing'],
  ])('%s', async (_, changes, code) => {
    const customer = await stripe.customers.create({ email: 'a@example.org' });
    const request = stripe.checkout.sessions.create(aCheckout({ customer: customer.id, ...changes }));
    await expect(request).rejects.toMatchObject({ type: 'StripeInvalidRequestError', code });
  });

  test('automatic tax for a customer without an address', async () => {
    const { id: customer } = await stripe.customers.create({});
    const request = stripe.checkout.sessions.create(
      aCheckout({ customer, automatic_tax: { enabled: true } }),
    );
    await expect(request).rejects.toThrow('customer_update');
  });

  test('another key, an unknown address, an idempotency key with other parameters', async () => {
    await expect(stripeAt(standIn.url, 'sk_other').prices.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
    await expect(stripe.charges.list()).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe.subscriptions.retrieve('sub_0')).rejects.toMatchObject({ code: 'resource_missing' });
    const keyed = { idempotencyKey: 'one' };
    const first = await stripe.customers.create({ email: 'a@example.org' }, keyed);
    expect((await stripe.customers.create({ email: 'a@example.org' }, keyed)).id).toBe(first.id);
    await expect(stripe.customers.create({ email: 'b@example.org' }, keyed)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });
});

test('lists come in pages, newest first', async () => {
  const { id: customer } = await stripe.customers.create({});
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1)
    made.push((await stripe.checkout.sessions.create(aCheckout({ customer }))).id);
  const listed = await stripe.checkout.sessions
    .list({ customer, limit: 2 })
    .autoPagingToArray({ limit: 100 });
  expect(listed.map(({ id }) => id)).toEqual(made.toReversed());
});

test("an event that was not accepted is delivered after a restart, with Stripe's signature", async () => {
  const file = join(folder, 'killed.json');
  const before = await startStripe(file);
  const client = stripeAt(before.url, LOCAL_SECRET_KEY);
  const bought = await syncCatalog(client);
  const { id: customer } = await client.customers.create({ email: 'cook@example.org' });
  const line_items = [{ price: bought['basic_monthly'] ?? '', quantity: 1 }];
  const { url } = await client.checkout.sessions.create(aCheckout({ customer, line_items }));
  await before.pages(new URL(url ?? '', 'http://local').pathname, 'pay');
  await before.close();

  const taken: string[] = [];
  const shop = await listen(
    createServer(async (request, response) => {
      const body = String(await readBytes(request));
      const signature = String(request.headers['stripe-signature']);
      taken.push(Stripe.webhooks.constructEvent(body, signature, LOCAL_WEBHOOK_SECRET).type);
      response.writeHead(200).end();
    }),
  );
  const after = await startStripe(file);
  after.open('http://localhost', shop.url);
  await expect
    .poll(() => taken)
    .toEqual(['customer.subscription.created', 'invoice.paid', 'checkout.session.completed']);
  await after.close();
  await shop.close();
});
