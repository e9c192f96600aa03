import type { I18n } from '@lingui/core';
import { annualPrice, type Plan } from '#core/plan/plan.ts';

/** How often is paid. */
export type Period = 'monthly' | 'annual';

/** What a plan costs a month, in euro. */
export const monthlyPrice = (plan: Pick<Plan, 'monthlyPrice'>, period: Period): number =>
  period === 'annual' ? annualPrice(plan) / 12 : plan.monthlyPrice;

/** The id under which the plan is ordered. */
export const priceIdFor = (
  { stripePriceId, stripeAnnualPriceId }: Pick<Plan, 'stripePriceId' | 'stripeAnnualPriceId'>,
  period: Period,
): string => (period === 'annual' ? stripeAnnualPriceId : stripePriceId);

/** Euro with two decimals, as the language writes them. */
export const inEuro = (i18n: I18n, euro: number): string =>
  i18n.number(euro, { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 });
