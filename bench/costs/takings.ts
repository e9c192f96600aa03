import { annualPrice, PLANS } from '#core/plan/plan.ts';
import { MONTH } from './month.ts';
import { STRIPE_PRICES } from './prices.ts';

/** What comes in and what Stripe keeps of it in a month, in euros. */
export type Takings = { readonly paid: number; readonly vat: number; readonly stripe: number };

/** Of so many cooks, of whom the assumed share pays. A year's price is one payment, and a twelfth of it a month's. */
export function takingsFrom(cooks: number): Takings {
  const sums = payments().map(({ share, price, months }) => {
    const paid = (cooks * share * price) / months;
    const { card, billing, tax, aPayment } = STRIPE_PRICES;
    return { paid, stripe: paid * (card + billing + tax) + ((cooks * share) / months) * aPayment };
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
