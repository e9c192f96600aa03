import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY } from '#core/time.ts';
import { aCustomer } from '#tests/support/customer.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { answering, DRAFT } from '#tests/support/models.ts';
import { startTestStage } from '#tests/support/stage/test-stage.ts';

const stage = await startTestStage({ model: answering(async () => JSON.stringify(DRAFT)) });
const { call, origin } = stage;
const PHOTO = asDataUrl(await plainJpeg());

afterEach(() => void vi.useRealTimers());

const analyze = (cookie: string) => call('POST', '/api/analyze', { cookie, body: { images: [PHOTO] } });

/** Moves time forward, also for the stand-in. */
const after = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

describe('a plan', () => {
  test('is renewed and paid again when its period ends', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    const before = await cook.subscription();
    await cook.does('renew');
    const renewed = await cook.subscription();
    expect(renewed).toMatchObject({ status: 'active', currentPeriodStart: before?.['currentPeriodEnd'] });
    expect((await cook.atStripe()).invoices.map(({ total }) => total)).toEqual([500, 500]);
  });

  test('is kept for seven days when its renewal cannot be paid, then lost, and returns once it is paid', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('pro_monthly');
    await cook.does('fail');
    const overdue = await cook.subscription();
    expect(overdue).toMatchObject({ status: 'active', pastDueUntil: expect.any(Number) });
    expect(await cook.usage()).toMatchObject({ limit: 900 });
    after(7 * DAY);
    expect(await cook.subscription()).toMatchObject({ status: 'past_due' });
    expect(await cook.usage()).toMatchObject({ limit: 5, planName: 'Free' });
    await cook.does('recover');
    expect(await cook.subscription()).toMatchObject({ status: 'active' });
    expect((await cook.subscription())?.['pastDueUntil']).toBeUndefined();
    expect(await cook.usage()).toMatchObject({ limit: 900, planName: 'Pro' });
  });

  test('becomes the free one when Stripe has given up', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_annual');
    await cook.does('fail');
    await cook.does('give-up');
    expect(await cook.subscription()).toBeNull();
    expect(await cook.usage()).toMatchObject({ limit: 5 });
    expect(await cook.buy('basic_annual')).toBe(`${origin}/plans?checkout=success`);
    expect(await cook.usage()).toMatchObject({ limit: 120 });
  });

  test('is changed up and down on the portal’s page, with the paid amount credited, never by a second one', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_annual');
    const up = await cook.checkOut('pro_annual');
    expect(up.body['checkoutUrl']).toContain('/local/portal/');
    const proPrice = /value="(price_\w+)"/.exec(
      await (await fetch(String(up.body['checkoutUrl']))).text(),
    )?.[1];
    expect(await cook.press(up.body['checkoutUrl'], proPrice ?? '')).toBe(`${origin}/plans?checkout=changed`);
    expect(await cook.subscription()).toMatchObject({ planId: 2, priceId: 'pro_annual' });
    expect(await cook.usage()).toMatchObject({ limit: 900 });

    const down = await cook.checkOut('basic_monthly');
    const basicPrice = /value="(price_\w+)"/.exec(
      await (await fetch(String(down.body['checkoutUrl']))).text(),
    )?.[1];
    await cook.press(down.body['checkoutUrl'], basicPrice ?? '');
    expect(await cook.subscription()).toMatchObject({ planId: 1, priceId: 'basic_monthly' });
    expect(await cook.usage()).toMatchObject({ limit: 120 });
    const { subscriptions, invoices } = await cook.atStripe();
    expect(subscriptions).toHaveLength(1);
    expect(invoices.map(({ total }) => total)).toEqual([5100, 5100, 500 - 10200]);
  });

  test('that was cancelled is kept to the end of its period, can be renewed until then, and ends', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    const portal = await call('POST', '/api/subscription/portal', { cookie: cook.cookie });
    const { portalUrl } = portal.body;
    await cook.press(portalUrl, 'cancel');
    expect(await cook.subscription()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect(await cook.usage()).toMatchObject({ limit: 120 });
    await cook.press(portalUrl, 'renew');
    expect(await cook.subscription()).toMatchObject({ cancelAtPeriodEnd: false });
    await cook.press(portalUrl, 'cancel');
    await cook.does('renew');
    expect(await cook.subscription()).toBeNull();
    expect(await cook.usage()).toMatchObject({ limit: 5 });
    expect((await cook.atStripe()).invoices).toHaveLength(1);
  });

  test('that was cancelled ends after its last day, even if Stripe has not reported it', async () => {
    const cook = await aCustomer(stage);
    await cook.buy('basic_monthly');
    const { body } = await call('POST', '/api/subscription/portal', { cookie: cook.cookie });
    await cook.press(body['portalUrl'], 'cancel');
    after(31 * DAY);
    const cookie = await stage.logIn(cook.email);
    expect((await call('GET', '/api/user/subscription', { cookie })).text).toBe('null');
    expect((await call('GET', '/api/user/recipe-usage', { cookie })).body).toMatchObject({ limit: 5 });
  });
});

describe('the recipes of the month', () => {
  test('follow the plan at once: six used with Basic leave none with Free, and never fewer than zero', async () => {
    const cook = await aCustomer(stage);
    for (let recipe = 0; recipe < 5; recipe += 1) expect((await analyze(cook.cookie)).status).toBe(200);
    expect(await analyze(cook.cookie)).toMatchObject({
      status: 402,
      body: { type: 'QuotaExceeded', limit: 5, resetsAt: expect.any(Number) },
    });
    await cook.buy('basic_monthly');
    expect((await analyze(cook.cookie)).status).toBe(200);
    expect(await cook.usage()).toMatchObject({ recipeCount: 6, limit: 120 });
    await cook.does('give-up');
    expect(await analyze(cook.cookie)).toMatchObject({ status: 402, body: { limit: 5 } });
    expect(await cook.usage()).toMatchObject({ recipeCount: 6, limit: 5, resetsAt: expect.any(Number) });
  });
});
