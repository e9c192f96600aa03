/**
 * List prices in US dollars: eu-central-1 if the price depends on the region, on demand, first tier, before tax.
 * Without free allowances: small bills are even smaller. As published in 2025 and 2026; the named pages are the
 * authority. Prices of models are in `functions/services/bedrock-families.ts`.
 */
export const PRICES = {
  /** https://aws.amazon.com/dynamodb/pricing/on-demand/ */
  dynamo: { readUnit: 0.1525e-6, writeUnit: 0.7625e-6, gigabyte: 0.306, recoverableGigabyte: 0.2448 },
  /** https://aws.amazon.com/lambda/pricing/, Arm */
  lambda: { request: 0.2e-6, gigabyteSecond: 0.0000133334 },
  /** https://aws.amazon.com/api-gateway/pricing/, HTTP APIs */
  api: { request: 1.2e-6 },
  /** https://aws.amazon.com/cloudfront/pricing/, Europe; each request runs a function with one look-up */
  cloudFront: { request: 1.2e-6, functionRun: 0.1e-6, lookUp: 0.03e-6, gigabyte: 0.085 },
  /** https://aws.amazon.com/waf/pricing/ */
  waf: { list: 5, rule: 1, request: 0.6e-6 },
  /** https://aws.amazon.com/s3/pricing/ */
  s3: { put: 5.4e-6, get: 0.43e-6, gigabyte: 0.0245 },
  /** https://aws.amazon.com/ses/pricing/ */
  ses: { mail: 0.0001 },
  /** https://aws.amazon.com/cloudwatch/pricing/ */
  cloudWatch: { logGigabyte: 0.63, metric: 0.3, alarm: 0.1, dashboard: 3 },
  /** https://aws.amazon.com/route53/pricing/ */
  route53: { zone: 0.5 },
} as const;

/**
 * Stripe's shares of a payment, and euros per payment: cards of the European Economic Area, recurring payments, tax.
 * Source: https://stripe.com/en-de/pricing, https://stripe.com/en-de/billing/pricing,
 * https://stripe.com/en-de/tax/pricing
 */
export const STRIPE_PRICES = { card: 0.015, aPayment: 0.25, billing: 0.007, tax: 0.005 } as const;
