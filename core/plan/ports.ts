import type { Profile } from '../account/account.ts';
import type { Language } from '../language.ts';
import type { Subscription } from './subscription.ts';
import type { Lease, Usage } from './usage.ts';
import type { EpochMs, YearMonth } from '../time.ts';
import type { UserId } from '../user-id.ts';

export type PlanPorts = {
  readonly usage: UsageReader & UsageWriter;
  readonly billing: Billing;
  readonly billingNotices: BillingNotices;
  readonly billingEvents: BillingEventReader & BillingEventWriter;
  readonly subscriptions: SubscriptionReader & SubscriptionWriter;
};

/** Number of recipes used in a month. Each writer method is one write and returns whether it took effect. */
export type UsageReader = {
  find(userId: UserId, month: YearMonth): Promise<Usage>;
};

export type UsageWriter = {
  /** Reserves one recipe if fewer than `limit` are taken and the key holds no lease. */
  reserve(userId: UserId, month: YearMonth, lease: Lease, limit: number): Promise<boolean>;
  /** Replaces the lease of the same key, if there is one. */
  renew(userId: UserId, month: YearMonth, lease: Lease): Promise<boolean>;
  /** Ends the lease and keeps the recipe counted. */
  commit(userId: UserId, month: YearMonth, lease: Lease): Promise<boolean>;
  /** Ends the lease and uncounts the recipe, unless the lease was renewed meanwhile. */
  release(userId: UserId, month: YearMonth, lease: Lease): Promise<boolean>;
};

/** Payment provider. Reads return its current state. */
export type Billing = {
  /** Creates a customer. Repeated calls for the same user return the same one. @returns customer ID */
  createCustomer(user: Pick<Profile, 'email' | 'language'> & { userId: UserId }): Promise<string>;
  /** Returns all subscriptions of a customer, including ended ones. */
  subscriptions(customerId: string): Promise<readonly Subscription[]>;
  /** Cancels the subscription at the end of the paid period, or undoes the cancellation. */
  setCancelAtPeriodEnd(subscription: Subscription, ends: boolean): Promise<void>;
  /** Ends a subscription at once. Idempotent. */
  cancel(subscription: Subscription): Promise<void>;
  /** Ends a subscription at once and refunds everything paid for it. Idempotent. */
  cancelAndRefund(subscription: Subscription): Promise<void>;
  /** Returns the checkouts that can still be paid, newest first. */
  openCheckouts(customerId: string): Promise<readonly OpenCheckout[]>;
  /** Closes a checkout unless it is paid or closed. */
  expireCheckout(id: string): Promise<void>;
  /** @returns URL of the page; undefined if the key was used for another checkout */
  openCheckout(order: CheckoutOrder): Promise<string | undefined>;
  /** @returns URL of the page for managing the subscription or confirming a change */
  openPortal(customerId: string, language: Language, change?: PlanChange): Promise<string>;
};

/** Notification from Stripe. Only its subject is used; the current state is queried. */
export type BillingEvent = {
  readonly id: string;
  /** Undefined for events that concern no plan. */
  readonly about: { readonly userId: UserId; readonly customerId: string } | undefined;
};

export type BillingNotices = {
  /** @returns undefined if the signature is invalid or older than 300 s */
  read(rawBody: string, signature: string): BillingEvent | undefined;
};

type OpenCheckout = {
  readonly id: string;
  readonly key: string;
  readonly priceId: string;
  readonly url: string;
};

/** `priceId` is a lookup key. */
type CheckoutOrder = {
  readonly userId: UserId;
  readonly customerId: string;
  readonly priceId: string;
  readonly language: Language;
  readonly key: string;
};

type PlanChange = { readonly subscription: Subscription; readonly priceId: string };

export type BillingEventReader = {
  isHandled(id: string): Promise<boolean>;
};

export type BillingEventWriter = {
  markHandled(id: string, now: EpochMs): Promise<void>;
};

export type SubscriptionReader = {
  /** @returns the stored subscription and the number of writes so far */
  find(userId: UserId): Promise<{ subscription: Subscription; version: number } | undefined>;
};

export type SubscriptionWriter = {
  /** @returns false if the stored version is not `version`; 0 stands for no stored version */
  put(userId: UserId, subscription: Subscription, version: number): Promise<boolean>;
};
