import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** All data of the stand-in, as stored on disk. Times are in seconds, amounts in cents, as at Stripe. */
export type StripeData = {
  readonly customers: Customer[];
  readonly products: Product[];
  readonly prices: Price[];
  readonly sessions: CheckoutSession[];
  readonly subscriptions: StripeSubscription[];
  readonly invoices: Invoice[];
  readonly refunds: Refund[];
  readonly configurations: PortalConfiguration[];
  readonly portals: PortalSession[];
  readonly events: SentEvent[];
  /** Responses by idempotency key. */
  readonly answers: { key: string; request: string; answer: unknown }[];
};

type Metadata = Record<string, string>;
type Base = { id: string; created: number; livemode: false };

type Customer = Base & {
  object: 'customer';
  email: string | null;
  name: string | null;
  preferred_locales: string[];
  metadata: Metadata;
};

type Product = Base & {
  object: 'product';
  active: boolean;
  name: string;
  description: string | null;
  tax_code: string | null;
  metadata: Metadata;
};

export type Price = Base & {
  object: 'price';
  active: boolean;
  type: 'recurring';
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  product: string;
  recurring: { interval: 'month' | 'year'; interval_count: 1 };
  tax_behavior: string;
  metadata: Metadata;
};

export type CheckoutSession = Base & {
  object: 'checkout.session';
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  customer: string;
  client_reference_id: string | null;
  metadata: Metadata;
  subscription: string | null;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  locale: string | null;
  expires_at: number;
  /** Fields that Stripe returns elsewhere, or never. */
  hidden: { price: string; metadata: Metadata };
};

export type StripeSubscription = Base & {
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  start_date: number;
  latest_invoice: string;
  metadata: Metadata;
  items: { object: 'list'; has_more: false; url: string; data: [SubscriptionItem] };
};

type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  subscription: string;
  quantity: 1;
  price: Price;
  current_period_start: number;
  current_period_end: number;
};

export type Invoice = Base & {
  object: 'invoice';
  customer: string;
  status: 'open' | 'paid' | 'void';
  billing_reason: string;
  currency: string;
  total: number;
  amount_paid: number;
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Metadata };
  };
  /** Returned only if a request expands `payments`. */
  hidden: { payment_intent: string | null };
};

type Refund = Base & {
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'succeeded';
};

export type PortalConfiguration = Base & {
  object: 'billing_portal.configuration';
  active: boolean;
  metadata: Metadata;
  features: { subscription_update: { enabled: boolean; products: { product: string; prices: string[] }[] } };
};

export type PortalSession = Base & {
  object: 'billing_portal.session';
  customer: string;
  configuration: string;
  return_url: string;
  locale: string | null;
  url: string;
  flow: { subscription: string; price: string; after: string } | null;
};

/** A webhook event for the application. */
export type SentEvent = {
  readonly event: Base & { object: 'event'; type: string; data: { object: unknown } };
  isDelivered: boolean;
};

/** Data stored in a file. Saved data survives a kill. */
export type StripeStore = StripeData & { save(): void };

export function openStore(file: string): StripeStore {
  mkdirSync(dirname(file), { recursive: true });
  const store: StripeData = { ...EMPTY(), ...read(file) };
  return {
    ...store,
    save() {
      // Renaming is atomic, so a half-written file is never read.
      writeFileSync(`${file}.new`, JSON.stringify(store));
      renameSync(`${file}.new`, file);
    },
  };
}

const EMPTY = (): StripeData => ({
  customers: [],
  products: [],
  prices: [],
  sessions: [],
  subscriptions: [],
  invoices: [],
  refunds: [],
  configurations: [],
  portals: [],
  events: [],
  answers: [],
});

function read(file: string): Partial<StripeData> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return {};
    throw failure;
  }
}

export const nowInSeconds = (): number => Math.floor(Date.now() / 1_000);

/** Returns the fields that all objects have. */
export const newBase = (prefix: string): Base => ({
  id: `${prefix}_${randomBytes(12).toString('hex')}`,
  created: nowInSeconds(),
  livemode: false,
});
