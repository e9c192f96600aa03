import { describe, expect, test } from 'vitest';
import { annualPrice, PLANS } from '#core/plan/plan.ts';
import { GRACE_PERIOD, planOf, shownSubscription } from '#core/plan/subscription.ts';
import { DAY } from '#core/time.ts';
import { aSubscription, NOON } from '#tests/support/examples.ts';

test('a year costs twelve months less 15 percent', () => {
  expect(annualPrice(PLANS.basic)).toBe(51);
  expect(annualPrice(PLANS.pro)).toBe(102);
});

describe('the plan', () => {
  const tierOf = (changes: Parameters<typeof aSubscription>[0], now = NOON) =>
    planOf(aSubscription(changes), now).tier;

  test('is the subscribed one while the subscription is active or on trial', () => {
    expect(tierOf({ status: 'active', tier: 'pro' })).toBe('pro');
    expect(tierOf({ status: 'trialing' })).toBe('basic');
    expect(planOf(undefined, NOON).tier).toBe('free');
  });

  test('is kept for exactly seven days when a payment is overdue', () => {
    const overdue = { status: 'past_due', pastDueSince: NOON } as const;
    expect(tierOf(overdue, NOON + GRACE_PERIOD - 1)).toBe('basic');
    expect(tierOf(overdue, NOON + GRACE_PERIOD)).toBe('free');
    expect(GRACE_PERIOD).toBe(7 * DAY);
  });

  test('is kept to the end of the paid period when it was cancelled', () => {
    const cancelled = { cancelAtPeriodEnd: true, currentPeriodEnd: NOON + DAY };
    expect(tierOf(cancelled, NOON + DAY - 1)).toBe('basic');
    expect(tierOf(cancelled, NOON + DAY)).toBe('free');
  });

  test('is kept if only the event about its renewal is late', () => {
    expect(tierOf({ currentPeriodEnd: NOON - DAY })).toBe('basic');
  });

  test.each(['unpaid', 'paused', 'incomplete', 'incomplete_expired', 'canceled'] as const)(
    'is the free one when the subscription is %s',
    (status) => expect(tierOf({ status })).toBe('free'),
  );
});

describe('The subscription that the app shows', () => {
  test('is active while it gives its plan, with the day on which an overdue one ends', () => {
    const overdue = aSubscription({ status: 'past_due', pastDueSince: NOON });
    expect(shownSubscription(overdue, 'Basic', NOON)).toMatchObject({
      status: 'active',
      pastDueUntil: NOON + GRACE_PERIOD,
    });
    expect(shownSubscription(overdue, 'Basic', NOON + GRACE_PERIOD)).toMatchObject({ status: 'past_due' });
  });

  test('is what was bought, at its price, and without a day on which it ends', () => {
    expect(shownSubscription(aSubscription(), 'Basic', NOON)).toEqual({
      planId: 1,
      status: 'active',
      plan: { name: 'Basic', recipesPerMonth: 120 },
      priceId: 'basic_monthly',
      currentPeriodStart: NOON,
      currentPeriodEnd: NOON + 30 * DAY,
      cancelAtPeriodEnd: false,
      createdAt: NOON,
    });
    const yearly = aSubscription({ tier: 'pro', interval: 'year' });
    expect(shownSubscription(yearly, 'Pro', NOON)).toMatchObject({ planId: 2, priceId: 'pro_annual' });
  });

  test('is shown to the end of its last day, and while a payment is overdue since an unknown day', () => {
    const lastDay = aSubscription({ cancelAtPeriodEnd: true, currentPeriodEnd: NOON + 1 });
    expect(shownSubscription(lastDay, 'Basic', NOON)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    const overdue = aSubscription({ status: 'past_due', cancelAtPeriodEnd: true, currentPeriodStart: NOON });
    expect(shownSubscription(overdue, 'Basic', NOON + GRACE_PERIOD)).toMatchObject({
      status: 'past_due',
      pastDueUntil: NOON + GRACE_PERIOD,
    });
  });

  test('is not shown when it has ended or was never paid', () => {
    expect(shownSubscription(undefined, '', NOON)).toBeNull();
    for (const status of ['canceled', 'incomplete', 'incomplete_expired'] as const) {
      expect(shownSubscription(aSubscription({ status }), 'Basic', NOON)).toBeNull();
    }
    const lastDayOver = aSubscription({ cancelAtPeriodEnd: true, currentPeriodEnd: NOON });
    expect(shownSubscription(lastDayOver, 'Basic', NOON)).toBeNull();
  });
});
