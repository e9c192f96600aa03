import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LOCAL_WEBHOOK_SECRET } from '#local/stripe/stripe.ts';
import { tries } from '#tests/long.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const stage = await startTestStage();
const { call, gateway, origin } = stage;

describe('a checkout', () => {
  test('is for signed-in cooks', async () => {
    const body = { planId: 1, priceId: 'basic_monthly' };
    expect((await call('POST', '/api/subscription/create', { body })).status).toBe(401);
    expect((await call('POST', '/api/subscription/portal')).status).toBe(401);
  });

  test.each([
    ['a foreign price', { planId: 1, priceId: 'price_of_somebody_else' }],
    ['a price of the other plan', { planId: 1, priceId: 'pro_monthly' }],
    ['the free plan', { planId: 4, priceId: 'price_free' }],
    ['no plan', { planId: 3, priceId: 'basic_monthly' }],
  ])('A checkout of %s is refused, and nothing is opened', async (_, body) => {
    const cook = await aCustomer(stage);
    const refused = await call('POST', '/api/subscription/create', {
      body,
      cookie: cook.cookie,
      headers: { 'x-preferred-language': 'de' },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { type: 'PriceUnknown', error: expect.stringContaining('gehört nicht zu diesem Tarif') },
    });
    expect((await cook.atStripe()).sessions).toEqual([]);
  });

  test('that is abandoned gives nothing', async () => {
    const cook = await aCustomer(stage);
    const { body } = await cook.checkOut('pro_annual', { 'x-preferred-language': 'de' });
    const page = await (await fetch(String(body['checkoutUrl']))).text();
    expect(page).toContain('Munchify Pro, 102.00 € a year, VAT included');
    expect(page).toContain(`<a href="${origin}/plans?checkout=cancelled">Cancel</a>`);
    expect(await cook.subscription()).toBeNull();
    expect(await cook.usage()).toMatchObject({ limit: 5 });
    expect((await cook.atStripe()).sessions).toMatchObject([{ status: 'open', locale: 'de' }]);
  });

  test('is opened once under one key, even if ten requests come at once; the key with another plan is refused', async () => {
    const cook = await aCustomer(stage);
    const keyed = { 'idempotency-key': 'one-and-the-same' };
    const asked = await Promise.all(Array.from({ length: 10 }, () => cook.checkOut('basic_monthly', keyed)));
    expect(new Set(asked.map(({ status, body }) => `${status} ${String(body['checkoutUrl'])}`)).size).toBe(1);
    expect((await cook.atStripe()).sessions).toHaveLength(1);
    expect(await cook.checkOut('pro_monthly', keyed)).toMatchObject({
      status: 422,
      body: { type: 'KeyReused' },
    });
  });

  test('closes the previous one, so that only the newest can be paid', async () => {
    const cook = await aCustomer(stage);
    const first = await cook.checkOut('basic_monthly');
    const second = await cook.checkOut('pro_monthly');
    expect(await cook.press(first.body['checkoutUrl'], 'pay')).toBe('');
    expect(await cook.subscription()).toBeNull();
    await cook.press(second.body['checkoutUrl'], 'pay');
    expect(await cook.subscription()).toMatchObject({ planId: 2 });
  });

  test.each(['with nothing open', 'with one of another price open'])(
    'requested twice at once, %s: one wins, and both requests lead to it',
    async (before) => {
      for (let pair = 0; pair < 4; pair += 1) {
        const cook = await aCustomer(stage);
        if (before !== 'with nothing open') await cook.checkOut('pro_annual');
        const both = await Promise.all([1, 2].map(() => cook.checkOut('basic_monthly')));
        expect(both.map(({ status }) => status)).toEqual([200, 200]);
        expect(new Set(both.map(({ body }) => body['checkoutUrl'])).size).toBe(1);
        const { sessions } = await cook.atStripe();
        expect(sessions.filter(({ status }) => status === 'open')).toHaveLength(1);
        await cook.press(both[0]?.body['checkoutUrl'], 'pay');
        expect(await cook.subscription()).toMatchObject({ planId: 1 });
      }
    },
  );

  test('Two checkouts for different prices at once are both answered, and only one can be paid', async () => {
    for (let pair = 0; pair < 4; pair += 1) {
      const cook = await aCustomer(stage);
      const both = await Promise.all(['basic_monthly', 'pro_monthly'].map((price) => cook.checkOut(price)));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const { sessions } = await cook.atStripe();
      expect(sessions.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
    }
  });

  test('is paid once, even if the pay button is pressed twice', async () => {
    const cook = await aCustomer(stage);
    const { body } = await cook.checkOut('basic_monthly');
    await Promise.all([1, 2].map(() => cook.press(body['checkoutUrl'], 'pay')));
    expect((await cook.atStripe()).invoices).toHaveLength(1);
  });

  test('is not opened for a cook who has just paid, even before the event has come', async () => {
    const cook = await aCustomer(stage);
    await cook.does('hold');
    await cook.buy('basic_monthly');
    expect(await cook.subscription()).toBeNull();
    const again = await cook.checkOut('basic_monthly');
    expect(again.body['checkoutUrl']).toContain('/local/portal/');
    expect(await cook.subscription()).toMatchObject({ planId: 1 });
    await cook.does('deliver');
  });
});

describe('a second active subscription', () => {
  test('is cancelled and refunded, and the first one stays', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_annual');
    await cook.does('second', { priceId: 'pro_monthly' });
    expect(await cook.subscription()).toMatchObject({ planId: 1 });
    const { subscriptions, refunds } = await cook.atStripe();
    expect(subscriptions.map(({ status }) => status)).toEqual(['active', 'canceled']);
    expect(refunds.map(({ amount }) => amount)).toEqual([1000]);
  });
});

describe('events', () => {
  test('that are late, shuffled and doubled lead to the same state', async () => {
    const cook = await aCustomer(stage);
    await cook.does('hold');
    await cook.buy('basic_monthly');
    await cook.does('renew');
    await cook.does('fail');
    await cook.does('recover');
    expect(await cook.subscription()).toBeNull();
    const { statuses } = await cook.does('deliver', { shuffled: true, times: 2 });
    expect(new Set(statuses as number[])).toEqual(new Set([200]));
    expect(await cook.subscription()).toMatchObject({ planId: 1, status: 'active' });
    expect(await cook.usage()).toMatchObject({ limit: 120 });
  });

  test('that are repeated take effect once', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    await cook.does('second', { priceId: 'basic_monthly' });
    const before = [await cook.subscription(), await cook.atStripe()];
    await cook.does('again', { times: tries(5, 20), shuffled: true });
    expect([await cook.subscription(), await cook.atStripe()]).toEqual(before);
  });

  const signed = (body: string, { secret = LOCAL_WEBHOOK_SECRET, secondsAgo = 0 } = {}) => {
    const at = Math.floor(Date.now() / 1_000) - secondsAgo;
    return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
  };
  const post = (body: string, signature: string) =>
    fetch(`${gateway}/api/stripe/webhook`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });

  test('that are forged, altered or more than 300 s old are refused, and nothing is stored', async () => {
    const cook = await aCustomer(stage);
    await cook.does('hold');
    await cook.buy('basic_monthly');
    const { body: user } = await call('GET', '/api/user', { cookie: cook.cookie });
    const { customer } = await cook.atStripe();
    const object = { object: 'subscription', customer: customer.id, metadata: { userId: user['id'] } };
    const type = 'customer.subscription.created';
    const body = JSON.stringify({ id: `evt_${customer.id}`, object: 'event', type, data: { object } });
    for (const [sent, signature] of [
      [body, signed(body, { secret: 'whsec_other' })],
      [body.replace('.created', '.updated'), signed(body)],
      [`${body} `, signed(body)],
      [body, signed(body, { secondsAgo: 301 })],
      [body, ''],
      [body, 't=now,v1=yes'],
    ] as const) {
      const refused = await post(sent, signature);
      expect([refused.status, await refused.json()]).toMatchObject([400, { type: 'EventUnverified' }]);
      expect(await cook.subscription()).toBeNull();
    }
    expect((await post(body, signed(body, { secondsAgo: 290 }))).status).toBe(200);
    expect(await cook.subscription()).toMatchObject({ planId: 1 });
    await cook.does('deliver');
  });

  test('that change nobody’s plan are accepted', async () => {
    const other = JSON.stringify({
      id: 'evt_other',
      object: 'event',
      type: 'charge.updated',
      data: { object: {} },
    });
    expect((await post(other, signed(other))).status).toBe(200);
  });
});

describe('the portal', () => {
  test('is for cooks who have bought something', async () => {
    const cook = await aCustomer(stage);
    expect(await call('POST', '/api/subscription/portal', { cookie: cook.cookie })).toMatchObject({
      status: 404,
      body: { type: 'NoSubscription' },
    });
    await cook.buy('basic_monthly');
    const { status, body: answer } = await call('POST', '/api/subscription/portal', { cookie: cook.cookie });
    expect([status, String(answer['portalUrl'])]).toEqual([
      200,
      expect.stringContaining(`${origin}/local/portal/`),
    ]);
  });
});
