/** In cents, by lookup key. */
export const CENTS: Readonly<Record<string, number>> = {
  basic_monthly: 500,
  basic_annual: 5_100,
  pro_monthly: 1_000,
  pro_annual: 10_200,
};

/** Answers, within a deployment, for a Stripe account with these prices. */
export const stripeWith =
  (cents: Readonly<Record<string, number>>): typeof fetch =>
  async (asked) => {
    const url = new URL(asked instanceof Request ? asked.url : asked);
    if (url.origin !== 'https://api.stripe.com' || url.pathname !== '/v1/prices')
      throw new Error(`A deployment asks ${url.href}, which it should not.`);
    const data = Object.entries(cents).map(([lookup_key, unit_amount]) => ({ lookup_key, unit_amount }));
    return Response.json({ data });
  };
