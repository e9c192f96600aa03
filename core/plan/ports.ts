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

/** Recipes used in a month. Each of these is one write of one item, and says whether it took effect. */
export type UsageReader = {
  find(userId: UserId, month: YearMonth): Promise<Usage>;
};

export type UsageWriter = {
  /** Takes one, if fewer than `limit` are taken and the key holds no lease. */
  reserve(userId: UserId, month: YearMonth, lease: Lease, limit: number): Promise<boolean>;
  /** Puts this lease in the place of the one that its key holds, if it holds one. */
  renew(userId: UserId, month: YearMonth, lease: Lease): Promise<boolean>;
  /** Ends the lease and keeps what it took. */
  commit(userId: UserId, month: YearMonth, lease: Lease): Promise<boolean>;
  /** Ends the lease and gives back what it took, unless it was prolonged meanwhile. */
  release(userId: UserId, month: YearMonth, lease: Lease): Promise<boolean>;
};

/** Where plans are paid for. Whatever is asked there is what stands there now. */
export type Billing = {
  /** Makes a customer of a user; of the same user, the same one. @returns the customer's id */
  createCustomer(user: Pick<Profile, 'email' | 'language'> & { userId: UserId }): Promise<string>;
  /** All that a customer ever had. */
  subscriptions(customerId: string): Promise<readonly Subscription[]>;
  /** Has the contract end with the period that is paid for, or run on. */
  setCancelAtPeriodEnd(subscription: Subscription, ends: boolean): Promise<void>;
  /** Ends a contract at once. Safe to repeat. */
  cancel(subscription: Subscription): Promise<void>;
  /** Ends a contract at once and gives back all that was paid for it. Safe to repeat. */
  cancelAndRefund(subscription: Subscription): Promise<void>;
  /** The checkouts that could still be paid, newest first. */
  openCheckouts(customerId: string): Promise<readonly OpenCheckout[]>;
  /** Closes a checkout. One that is paid or closed already stays as it is. */
  expireCheckout(id: string): Promise<void>;
  /** @returns the address of the page; undefined where the key has opened another checkout before */
  openCheckout(order: CheckoutOrder): Promise<string | undefined>;
  /** @returns the address of the page where a customer manages what they have, or confirms a change of it */
  openPortal(customerId: string, language: Language, change?: PlanChange): Promise<string>;
};

/** Something happened at Stripe. What it was matters less than whom to ask about. */
export type BillingEvent = {
  readonly id: string;
  /** Undefined where it changes nobody's plan. */
  readonly about: { readonly userId: UserId; readonly customerId: string } | undefined;
};

export type BillingNotices = {
  /** @returns undefined where the signature does not hold or is older than 300 s */
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
  /** What was last stored, and how often something was. */
  find(userId: UserId): Promise<{ subscription: Subscription; version: number } | undefined>;
};

export type SubscriptionWriter = {
  /** @returns false where `version` is no longer what stands there; 0 is that of none */
  put(userId: UserId, subscription: Subscription, version: number): Promise<boolean>;
};
