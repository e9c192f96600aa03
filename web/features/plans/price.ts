import type { I18n } from '@lingui/core';
import { annualPrice, type Plan } from '#core/plan/plan.ts';

export type Period = 'monthly' | 'annual';

/** Returns the price per month in euros. */
export const monthlyPrice = (plan: Pick<Plan, 'monthlyPrice'>, period: Period): number =>
  period === 'annual' ? annualPrice(plan) / 12 : plan.monthlyPrice;

export const priceIdFor = (
  { stripePriceId, stripeAnnualPriceId }: Pick<Plan, 'stripePriceId' | 'stripeAnnualPriceId'>,
  period: Period,
): string => (period === 'annual' ? stripeAnnualPriceId : stripePriceId);

/** Formats euros with two decimals. */
export const inEuro = (i18n: I18n, euro: number): string =>
  i18n.number(euro, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 });
