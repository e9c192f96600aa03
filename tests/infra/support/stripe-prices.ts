/** Answers, inside of a deployment, for the account at Stripe. `MUNCHIFY_PRICES` names prices that it lacks. */
export const answerForStripe: typeof fetch = async (asked) => {
  const url = new URL(asked instanceof Request ? asked.url : asked);
  if (url.origin !== 'https://api.stripe.com' || url.pathname !== '/v1/prices')
    throw new Error(`A deployment asks ${url.href}, which it should not.`);
  const lacking = (process.env['MUNCHIFY_LACKING_PRICES'] ?? '').split(',');
  const data = Object.entries(CENTS)
    .filter(([key]) => !lacking.includes(key))
    .map(([lookup_key, unit_amount]) => ({ lookup_key, unit_amount }));
  return Response.json({ data });
};

const CENTS = { basic_monthly: 500, basic_annual: 5_100, pro_monthly: 1_000, pro_annual: 10_200 };
