import { describe, expect, test } from 'vitest';
import type { Call, Verdict } from '#local/intercept.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { startTestStage } from '#tests/support/test-stage.ts';

// The SDK would try again by itself; here every failure of storage and mail reaches us.
process.env['AWS_MAX_ATTEMPTS'] = '1';

const watch = { calls: [] as Call[], failAt: -2, how: 'fail before' as Verdict };

const stage = await startTestStage({
  intercept(call) {
    const index = watch.calls.push(call) - 1;
    return index === watch.failAt ? watch.how : 'answer';
  },
});
const { call } = stage;

/** Lets the n-th call of what is done fail. */
async function failing<Outcome>(index: number, how: Verdict, act: () => Promise<Outcome>): Promise<Outcome> {
  Object.assign(watch, { calls: [], failAt: index, how });
  const outcome = await act();
  watch.failAt = -2;
  return outcome;
}

async function callsOf(act: () => Promise<unknown>): Promise<number> {
  await failing(-2, 'answer', act);
  return watch.calls.length;
}

const HOWS = ['fail before', 'fail after'] as const;

// Each goes through a whole purchase for every call that may fail.
describe.each(HOWS)('when a call fails: %s it had its effect', { timeout: 120_000 }, (how) => {
  test('of a checkout, whichever it is: asking again under the same key leads to one checkout', async () => {
    const keyed = { 'idempotency-key': 'the-same-key' };
    const counted = await aCustomer(stage);
    const count = await callsOf(() => counted.checkOut('basic_monthly', keyed));
    expect(count).toBeGreaterThan(5);
    for (let index = 0; index < count; index += 1) {
      const cook = await aCustomer(stage);
      await failing(index, how, () => cook.checkOut('basic_monthly', keyed));
      const { status, body } = await cook.checkOut('basic_monthly', keyed);
      expect(status, `call ${index}`).toBe(200);
      await cook.press(body['checkoutUrl'], 'pay');
      expect(await cook.subscription(), `call ${index}`).toMatchObject({ planId: 1, status: 'active' });
      expect((await cook.atStripe()).sessions, `call ${index}`).toHaveLength(1);
    }
  });

  test('of an event, whichever it is: it comes again, and a second contract is refunded once', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    const holdSecond = async () => {
      await cook.does('hold');
      await cook.does('second', { priceId: 'pro_monthly' });
    };
    await holdSecond();
    const count = await callsOf(() => cook.does('deliver'));
    expect(count).toBeGreaterThan(8);
    for (let index = 0; index < count; index += 1) {
      await holdSecond();
      await failing(index, how, () => cook.does('deliver'));
      for (let again = 0; again < 2; again += 1) await cook.does('deliver');
      const { subscriptions, refunds } = await cook.atStripe();
      const states = subscriptions.map(({ status }) => status);
      expect(states, `call ${index}`).toEqual(['active', ...states.slice(1).map(() => 'canceled')]);
      expect(refunds, `call ${index}`).toHaveLength(index + 2);
      expect(await cook.subscription(), `call ${index}`).toMatchObject({ planId: 1 });
    }
  });

  test('of a cancellation, whichever it is: the next run of the job carries it out', async () => {
    /** Somebody who has bought a plan and declares that it shall end. */
    const aLeaver = async () => {
      const cook = await aCustomer(stage);
      await cook.buy('basic_monthly');
      await call('POST', '/api/contract/cancel', { body: { email: cook.email, plan: 'Basic' } });
      return cook;
    };
    await aLeaver();
    const count = await callsOf(() => stage.runJobs());
    for (let index = 0; index < count; index += 1) {
      const cook = await aLeaver();
      await failing(index, how, () => stage.runJobs().catch(() => undefined));
      await stage.runJobs();
      expect(await cook.subscription(), `call ${index}`).toMatchObject({ cancelAtPeriodEnd: true });
      const [newest] = await stage.mails(cook.email);
      expect(newest?.subject, `call ${index}`).toBe('Your plan is cancelled');
    }
  });

  test('of a withdrawal, whichever it is: pressing again gives the money back, once', async () => {
    const withdrawn = async () => {
      const cook = await aCustomer(stage);
      await cook.buy('basic_monthly');
      await call('POST', '/api/contract/withdraw', { body: { email: cook.email, contract: 'Basic' } });
      const [mail] = await stage.mails(cook.email);
      const token = /confirm=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
      const press = () => call('POST', '/api/contract/withdraw/confirm', { body: { token } });
      return { cook, press };
    };
    const count = await callsOf((await withdrawn()).press);
    for (let index = 0; index < count; index += 1) {
      const { cook, press } = await withdrawn();
      await failing(index, how, press);
      expect((await press()).body, `call ${index}`).toEqual({ outcome: 'refunded' });
      expect(await cook.subscription(), `call ${index}`).toBeNull();
      expect((await cook.atStripe()).refunds, `call ${index}`).toHaveLength(1);
      const [newest] = await stage.mails(cook.email);
      expect(newest?.subject, `call ${index}`).toBe('Your contract is withdrawn from');
    }
  });
});
