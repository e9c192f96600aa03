import * as v from 'valibot';
import { EpochMs } from '../time.ts';

const Tier = v.picklist(['free', 'basic', 'pro']);
export type Tier = v.InferOutput<typeof Tier>;

/** Price and quota of a plan, without texts. */
const PlanTerms = v.object({
  id: v.number(),
  tier: Tier,
  /** Euro, VAT included. */
  monthlyPrice: v.pipe(v.number(), v.minValue(0)),
  /** Recipes per calendar month in the user's time zone. */
  recipesPerMonth: v.pipe(v.number(), v.integer(), v.minValue(0)),
  stripeProductId: v.optional(v.string()),
  /** Lookup keys of the prices at Stripe. */
  stripePriceId: v.string(),
  stripeAnnualPriceId: v.string(),
  createdAt: EpochMs,
});
export type PlanTerms = v.InferOutput<typeof PlanTerms>;

/** Plan in the reader's language, as returned by `GET /api/subscription/plans`. */
export const Plan = v.object({
  ...PlanTerms.entries,
  name: v.string(),
  description: v.string(),
  features: v.array(v.string()),
});
export type Plan = v.InferOutput<typeof Plan>;

const OFFERED_SINCE = Date.UTC(2026, 10, 1);

/** Plans in order of tier. Derivation of the numbers: docs/decisions/0007. */
export const PLANS = {
  free: {
    id: 4,
    tier: 'free',
    monthlyPrice: 0,
    recipesPerMonth: 5,
    stripePriceId: 'price_free',
    stripeAnnualPriceId: 'price_free',
    createdAt: OFFERED_SINCE,
  },
  basic: {
    id: 1,
    tier: 'basic',
    monthlyPrice: 5,
    recipesPerMonth: 120,
    stripeProductId: 'munchify_basic',
    stripePriceId: 'basic_monthly',
    stripeAnnualPriceId: 'basic_annual',
    createdAt: OFFERED_SINCE,
  },
  pro: {
    id: 2,
    tier: 'pro',
    monthlyPrice: 10,
    recipesPerMonth: 900,
    stripeProductId: 'munchify_pro',
    stripePriceId: 'pro_monthly',
    stripeAnnualPriceId: 'pro_annual',
    createdAt: OFFERED_SINCE,
  },
} as const satisfies Record<Tier, PlanTerms>;

/** Discount factor for paying twelve months at once. */
const ANNUAL_FACTOR = 0.85;

/** Returns the price of a year paid at once, in euro. */
export const annualPrice = ({ monthlyPrice }: Pick<PlanTerms, 'monthlyPrice'>): number =>
  Math.round(12 * monthlyPrice * ANNUAL_FACTOR * 100) / 100;
