import { Stripe } from 'stripe';
import { expect } from 'vitest';
import { LOCAL_WEBHOOK_SECRET } from '#local/stripe/stripe.ts';
import { post, withToken } from './steps.ts';
import { START, type TestUser } from './test-user.ts';
import type { UseCase } from './use-case.ts';

export async function buy(user: TestUser): Promise<void> {
  await user.stripe.pay((await post(user, '/api/subscription/create', PLAN)).body['checkoutUrl']);
  expect(await subscriptionStatuses(user)).toEqual(['active']);
  await deliverEvent(user);
}

const PLAN = { planId: 1, priceId: 'basic_monthly' };

/** Sends the webhook a signed event, as Stripe does when a subscription changes. */
const deliverEvent = async (user: TestUser) => {
  const { status } = await user.ask({
    method: 'POST',
    path: '/api/stripe/webhook',
    ...(await anEvent(user)),
  });
  expect(status).toBe(200);
};

let events = 0;

async function anEvent({
  stripe,
  userId,
}: TestUser): Promise<{ body: string; headers: Record<string, string> }> {
  const { customer } = await stripe.account();
  const object = { object: 'subscription', metadata: { userId }, customer: customer?.id };
  const body = JSON.stringify({
    id: `evt_${(events += 1)}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: LOCAL_WEBHOOK_SECRET });
  return { body, headers: { 'stripe-signature': signature } };
}

export const subscriptionStatuses = async ({ stripe }: TestUser) =>
  (await stripe.account()).subscriptions.map(({ status }) => status);

const declare = (kind: 'cancel' | 'withdraw') => async (user: TestUser) => {
  await buy(user);
  const { status } = await post(user, `/api/contract/${kind}`, declarationOf(user));
  expect(status).toBe(202);
};

const declarationOf = ({ email }: TestUser) => ({ email, plan: 'Basic', contract: 'Basic' });

/** Subscriptions, contracts and what Stripe reports. */
export const PLANS: readonly UseCase[] = [
  { name: 'GET /api/user/subscription' },
  { name: 'GET /api/subscription/plans' },
  {
    name: 'POST /api/subscription/create',
    usesStripe: true,
    input: () => ({ body: PLAN }),
    async after(user) {
      expect((await user.stripe.account()).sessions).toMatchObject([{ status: 'open' }]);
      await buy(user);
    },
  },
  {
    name: 'POST /api/subscription/create',
    when: 'of who has a plan',
    usesStripe: true,
    before: buy,
    input: () => ({ body: { planId: 2, priceId: 'pro_monthly' } }),
  },
  { name: 'POST /api/subscription/portal', usesStripe: true, before: buy },
  {
    name: 'POST /api/stripe/webhook',
    usesStripe: true,
    async before(user) {
      await buy(user);
      await user.stripe.control('second', { priceId: 'pro_monthly' });
    },
    input: anEvent,
    async after(user) {
      expect((await subscriptionStatuses(user)).toSorted()).toEqual(['active', 'canceled']);
      expect((await user.stripe.account()).refunds).toHaveLength(1);
    },
  },
  {
    name: 'POST /api/contract/cancel',
    input: (user) => ({ body: declarationOf(user) }),
    async after({ world: { fake } }) {
      expect((await fake.declarations.waiting(START)).length).toBeGreaterThan(0);
    },
  },
  {
    name: 'POST /api/contract/cancel/undo',
    usesStripe: true,
    async before(user) {
      await declare('cancel')(user);
      await user.runJob('contract/process-declarations');
    },
    input: withToken,
    async after(user) {
      await user.runJob('contract/process-declarations');
      expect((await user.stripe.account()).subscriptions).toMatchObject([
        { status: 'active', cancel_at_period_end: false },
      ]);
    },
  },
  {
    name: 'POST /api/contract/withdraw',
    input: (user) => ({ body: declarationOf(user) }),
    async after({ world: { fake } }) {
      expect((await fake.declarations.waiting(START)).length).toBeGreaterThan(0);
    },
  },
  {
    name: 'POST /api/contract/withdraw/confirm',
    usesStripe: true,
    async before(user) {
      await declare('withdraw')(user);
      await user.runJob('contract/process-declarations');
    },
    input: withToken,
    async after(user) {
      expect(await subscriptionStatuses(user)).toEqual(['canceled']);
      expect((await user.stripe.account()).refunds).toHaveLength(1);
      expect(user.world.fake.sent.at(-1)?.mail.type).toBe('WithdrawalDone');
    },
  },
  {
    name: 'contract/process-declarations',
    when: 'of a withdrawal',
    usesStripe: true,
    before: declare('withdraw'),
    async after(user) {
      expect(user.world.fake.sent.at(-1)?.mail.type).toBe('WithdrawalReceived');
      const { status, body } = await post(user, '/api/contract/withdraw/confirm', { token: user.mailed() });
      expect([status, body]).toEqual([200, { outcome: 'refunded' }]);
    },
  },
  {
    name: 'contract/process-declarations',
    when: 'of a cancellation',
    usesStripe: true,
    before: declare('cancel'),
    async after(user) {
      expect((await user.stripe.account()).subscriptions).toMatchObject([
        { status: 'active', cancel_at_period_end: true },
      ]);
      expect(user.world.fake.sent.at(-1)?.mail.type).toBe('CancellationDone');
    },
  },
];
