import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { PLANS } from '#core/plan/plan.ts';
import { actionOf } from '#web/features/plans/action-of.ts';
import { inEuro, monthlyPrice, priceIdFor } from '#web/features/plans/price.ts';
import { forgetPickedPlan, isPlanPicked, pickedPlan, pickPlan } from '#web/session/picked-plan.ts';

const { free, basic, pro } = PLANS;

/** Returns the actions of the free plan, of Basic and of Pro. */
const actions = (isSignedIn: boolean, subscription?: Parameters<typeof actionOf>[2]) =>
  [free, basic, pro].map((plan) => actionOf(plan, isSignedIn, subscription));

test('a visitor can log in for the free plan and select the others', () => {
  expect(actions(false)).toEqual(['login', 'select', 'select']);
});

test('without a subscription the free plan is the current one', () => {
  expect(actions(true, null)).toEqual(['current', 'select', 'select']);
});

test('an active plan is the current one, and the free plan has no button', () => {
  expect(actions(true, { planId: basic.id, status: 'active' })).toEqual(['none', 'current', 'select']);
});

test('an unpaid plan is not the current one', () => {
  expect(actions(true, { planId: pro.id, status: 'unpaid' })).toEqual(['none', 'select', 'select']);
});

test('no plan is the current one while the subscription is unknown', () => {
  expect(actions(true, undefined)).toEqual(['none', 'select', 'select']);
});

test.each([
  ['en-GB', '€8.50', '€10.00'],
  ['de-DE', '8,50\u00A0€', '10,00\u00A0€'],
])('a price has two decimals, in %s', (locale, annual, monthly) => {
  i18n.loadAndActivate({ locale: locale.slice(0, 2), locales: locale, messages: {} });
  expect(inEuro(i18n, monthlyPrice(pro, 'annual'))).toBe(annual);
  expect(inEuro(i18n, monthlyPrice(pro, 'monthly'))).toBe(monthly);
});

test('the period determines the price ID', () => {
  expect([priceIdFor(basic, 'monthly'), priceIdFor(basic, 'annual')]).toEqual([
    'basic_monthly',
    'basic_annual',
  ]);
});

test('a picked plan can be read once', () => {
  pickPlan({ planId: pro.id, priceId: 'pro_annual' });
  expect(isPlanPicked()).toBe(true);
  expect(pickedPlan()).toEqual({ planId: 2, priceId: 'pro_annual' });
  forgetPickedPlan();
  expect(isPlanPicked()).toBe(false);
  expect(pickedPlan()).toBeUndefined();
});
