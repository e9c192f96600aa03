import { beforeEach, describe, expect, test } from 'vitest';
import { buyPlan } from '#core/plan/buy-plan.ts';
import { managePlan } from '#core/plan/manage-plan.ts';
import { fakePorts, type FakePorts } from '#tests/fakes/ports.ts';
import { aProfile, aSubscription, aUserId, NOON } from '#tests/support/examples.ts';
import { fakeStripe, type FakeStripe } from './fake-stripe.ts';

let ports: FakePorts;
let stripe: FakeStripe;
let userId: string;

beforeEach(async () => {
  stripe = fakeStripe();
  userId = aUserId();
  ports = { ...fakePorts(NOON), billing: stripe.billing };
  await ports.profiles.add(aProfile({ id: userId }));
});

const PLAN_OF: Record<string, number> = {
  basic_monthly: 1,
  basic_annual: 1,
  pro_monthly: 2,
  pro_annual: 2,
};

const buy = (priceId: string, key = 'a-key', planId = PLAN_OF[priceId] ?? 0) =>
  buyPlan(ports, { userId, language: 'de' }, { planId, priceId }, key);

const openKeys = () => stripe.checkouts.map(({ key }) => key);
const pageOf = (key: string) => ({ ok: true, value: { checkoutUrl: `https://stripe.example/${key}` } });

describe('buying', () => {
  test.each(Object.keys(PLAN_OF))('%s opens the page of a checkout', async (priceId) => {
    expect(await buy(priceId)).toEqual(pageOf('a-key'));
    expect(stripe.checkouts).toMatchObject([{ priceId, key: 'a-key' }]);
  });

  test.each([
    ['a price that is not offered', 'gold_monthly', 1],
    ['the free plan', 'price_free', 4],
    ['the price of another plan', 'pro_monthly', 1],
    ['a plan that does not exist', 'basic_monthly', 7],
  ])('%s is refused without a request to Stripe', async (_, priceId, planId) => {
    expect(await buy(priceId, 'a-key', planId)).toEqual({ ok: false, error: { type: 'PriceUnknown' } });
    expect(stripe.customers).toEqual([]);
    expect(stripe.checkouts).toEqual([]);
  });

  test('creates one Stripe customer for a cook, with address and language', async () => {
    await buy('basic_monthly');
    await buy('pro_monthly', 'another-key');
    expect(stripe.customers).toEqual(['cook@example.org de']);
  });
});

describe('a checkout', () => {
  test('is the same for the same key, and the repetition is counted', async () => {
    expect([await buy('basic_monthly'), await buy('basic_monthly')]).toEqual([
      pageOf('a-key'),
      pageOf('a-key'),
    ]);
    expect(openKeys()).toEqual(['a-key']);
    expect(ports.replayed).toEqual(['checkout']);
  });

  test('A checkout for another price is refused under the same key', async () => {
    await buy('basic_monthly');
    const refused = { ok: false, error: { type: 'KeyReused' } };
    expect(await buy('pro_monthly')).toEqual(refused);
    expect(openKeys()).toEqual(['a-key']);
    // Stripe remembers a key longer than the checkout.
    stripe.checkouts = [];
    expect(await buy('pro_monthly')).toEqual(refused);
  });

  test('A checkout for the same price is continued, whatever the key', async () => {
    await buy('basic_monthly');
    expect(await buy('basic_monthly', 'another-key')).toEqual(pageOf('a-key'));
    expect(openKeys()).toEqual(['a-key']);
    expect(ports.replayed).toEqual([]);
  });

  test('A checkout for another price closes the open one', async () => {
    await buy('basic_monthly');
    expect(await buy('pro_annual', 'another-key')).toEqual(pageOf('another-key'));
    expect(openKeys()).toEqual(['another-key']);
  });

  /** Opens other checkouts at the same time. @param newestFirst the keys and prices that are open then */
  function opensAmong(newestFirst: readonly (readonly [key: string, priceId: string])[]): void {
    const { openCheckout } = stripe.billing;
    Object.assign(stripe.billing, {
      async openCheckout(...asked: Parameters<typeof openCheckout>) {
        await openCheckout(...asked);
        stripe.checkouts = newestFirst.map(([key, priceId], at) => ({
          id: `cs_race_${at}`,
          key,
          priceId,
          url: `https://stripe.example/${key}`,
        }));
        return 'https://stripe.example/mine';
      },
    });
  }

  test('that opens at the same time as others for its price gives way to the first of them', async () => {
    opensAmong([
      ['third', 'basic_monthly'],
      ['mine', 'basic_monthly'],
      ['first', 'basic_monthly'],
    ]);
    expect(await buy('basic_monthly', 'mine')).toEqual(pageOf('first'));
    expect(openKeys()).toEqual(['first']);
  });

  test('that opens at the same time as others for other prices closes the older ones, not the newer', async () => {
    opensAmong([
      ['newer', 'pro_monthly'],
      ['mine', 'basic_monthly'],
      ['older', 'pro_annual'],
    ]);
    expect(await buy('basic_monthly', 'mine')).toEqual(pageOf('mine'));
    expect(openKeys()).toEqual(['newer', 'mine']);
  });

  test('that another request has already closed still has a page, and closes no other', async () => {
    opensAmong([['newer', 'pro_monthly']]);
    expect(await buy('basic_monthly', 'mine')).toEqual(pageOf('mine'));
    expect(openKeys()).toEqual(['newer']);
  });
});

describe('a cook with an active subscription', () => {
  const PORTAL = { ok: true, value: { checkoutUrl: 'https://stripe.example/portal' } };

  test('confirms the change to another price instead of buying a second subscription', async () => {
    const subscription = aSubscription({ userId, customerId: `cus_${userId}` });
    stripe.subscriptions = [subscription];
    expect(await buy('basic_annual')).toEqual(PORTAL);
    expect(stripe.portals).toEqual([[`cus_${userId}`, 'de', { subscription, priceId: 'basic_annual' }]]);
    expect(stripe.checkouts).toEqual([]);
  });

  test.each([
    ['has the price already', {}],
    ['has cancelled', { tier: 'pro', cancelAtPeriodEnd: true }],
    ['has not paid', { tier: 'pro', status: 'past_due' }],
  ] as const)('A cook who %s sees the overview', async (_, changes) => {
    stripe.subscriptions = [aSubscription({ userId, ...changes })];
    expect(await buy('basic_monthly')).toEqual(PORTAL);
    expect(stripe.portals).toEqual([['cus_1', 'de', undefined]]);
  });

  test('may buy again once it has ended', async () => {
    stripe.subscriptions = [aSubscription({ userId, status: 'canceled' })];
    expect(await buy('basic_monthly')).toEqual(pageOf('a-key'));
  });
});

describe('managing the plan', () => {
  test('is for cooks who have been at the checkout', async () => {
    expect(await managePlan(ports, userId, 'de')).toEqual({ ok: false, error: { type: 'NoSubscription' } });
    await ports.profiles.claimCustomer(userId, 'cus_7');
    expect(await managePlan(ports, userId, 'de')).toEqual({
      ok: true,
      value: { portalUrl: 'https://stripe.example/portal' },
    });
    expect(stripe.portals).toEqual([['cus_7', 'de']]);
  });
});
