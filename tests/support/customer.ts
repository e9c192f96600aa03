import { anEmail, type Answered, type ApiClient } from './api-client.ts';
import type { Stage } from '#local/stage.ts';

/** A cook who buys, and controls of the stand-in for Stripe. */
export type Customer = {
  readonly email: string;
  readonly cookie: string;
  /** Asks for a checkout. */
  checkOut(priceId: string, headers?: Record<string, string>): Promise<Answered>;
  /** Buys a plan, from the button to the return to /plans. */
  buy(priceId: string): Promise<string>;
  /** Presses a button on a page of the stand-in. @returns where it leads */
  press(url: unknown, button: string): Promise<string>;
  /** Changes the contract at Stripe. */
  does(deed: string, wish?: object): Promise<Record<string, unknown>>;
  subscription(): Promise<Record<string, unknown> | null>;
  usage(): Promise<Record<string, unknown>>;
  /** All of the customer's data at Stripe. */
  atStripe(): Promise<StripeAccount>;
};

type StripeAccount = {
  readonly customer: { id: string };
  readonly subscriptions: { id: string; status: string; cancel_at_period_end: boolean }[];
  readonly invoices: { total: number; billing_reason: string; status: string }[];
  readonly refunds: { amount: number }[];
  readonly sessions: { status: string; locale: string }[];
};

const PLAN_OF: Record<string, number> = {
  basic_monthly: 1,
  basic_annual: 1,
  pro_monthly: 2,
  pro_annual: 2,
};

export async function aCustomer({ call, signUp, gateway, origin }: Stage & ApiClient): Promise<Customer> {
  const email = anEmail();
  const cookie = await signUp(email);
  const checkOut: Customer['checkOut'] = (priceId, headers = {}) =>
    call('POST', '/api/subscription/create', {
      cookie,
      headers,
      body: { planId: PLAN_OF[priceId], priceId },
    });
  const press: Customer['press'] = async (url, button) => {
    const { headers } = await fetch(String(url).replace(origin, gateway), {
      method: 'POST',
      body: new URLSearchParams({ press: button }),
      redirect: 'manual',
    });
    return headers.get('location') ?? '';
  };
  return {
    email,
    cookie,
    checkOut,
    press,
    buy: async (priceId) => press((await checkOut(priceId)).body['checkoutUrl'], 'pay'),
    async does(deed, wish = {}) {
      const response = await fetch(`${gateway}/local/stripe/${deed}`, {
        method: 'POST',
        body: JSON.stringify({ email, ...wish }),
      });
      if (!response.ok) throw new Error(`${deed}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    subscription: async () => JSON.parse((await call('GET', '/api/user/subscription', { cookie })).text),
    usage: async () => (await call('GET', '/api/user/recipe-usage', { cookie })).body,
    atStripe: async () =>
      (await fetch(`${gateway}/local/stripe.json?email=${encodeURIComponent(email)}`)).json(),
  };
}
