import type { EpochMs } from '../time.ts';

/** All recipes of the month are used. */
export type QuotaExceeded = {
  readonly type: 'QuotaExceeded';
  readonly limit: number;
  readonly resetsAt: EpochMs;
};

/** No plan that can be bought has this price. */
export type PriceUnknown = { readonly type: 'PriceUnknown' };

/** There is nothing to manage: the cook has never bought a plan. */
export type NoSubscription = { readonly type: 'NoSubscription' };

/** An event does not carry Stripe's signature, or an old one. */
export type EventUnverified = { readonly type: 'EventUnverified' };
