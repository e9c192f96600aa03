import type { EpochMs } from '../time.ts';

/** All recipes of the month are used. */
export type QuotaExceeded = {
  readonly type: 'QuotaExceeded';
  readonly limit: number;
  readonly resetsAt: EpochMs;
};

/** No plan has this price. */
export type PriceUnknown = { readonly type: 'PriceUnknown' };

/** The user has never bought a plan, so there is nothing to manage. */
export type NoSubscription = { readonly type: 'NoSubscription' };

/** The signature of a Stripe event is invalid or too old. */
export type EventUnverified = { readonly type: 'EventUnverified' };
