import { annualPrice, PLANS } from '#core/plan/plan.ts';
import { MONTH } from './month.ts';
import { STRIPE_PRICES } from './prices.ts';

/** Monthly revenue, its VAT and Stripe's fees, in euros. */
export type Takings = { readonly paid: number; readonly vat: number; readonly stripe: number };

/**
 * Returns the revenue of a number of users, with the assumed share of paying ones. An annual price is one payment; a
 * twelfth counts per month.
 */
export function takingsFrom(users: number): Takings {
  const sums = payments().map(({ share, price, months }) => {
    const paid = (users * share * price) / months;
    const { card, billing, tax, aPayment } = STRIPE_PRICES;
    return { paid, stripe: paid * (card + billing + tax) + ((users * share) / months) * aPayment };
  });
  const paid = sums.reduce((total, each) => total + each.paid, 0);
  const stripe = sums.reduce((total, each) => total + each.stripe, 0);
  return { paid, vat: paid - paid / (1 + MONTH.vat), stripe };
}

function payments() {
  const { paying } = MONTH;
  return [
    { share: paying.basic_monthly, price: PLANS.basic.monthlyPrice, months: 1 },
    { share: paying.basic_annual, price: annualPrice(PLANS.basic), months: 12 },
    { share: paying.pro_monthly, price: PLANS.pro.monthlyPrice, months: 1 },
    { share: paying.pro_annual, price: annualPrice(PLANS.pro), months: 12 },
  ];
}
