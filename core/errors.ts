import type { Aim } from './generation/aim.ts';
import type { EpochMs } from './time.ts';

/** Every failure that a use case expects, as facts; sentences are made of them at the edge, in the cook's language. */
export type DomainError =
  | InvalidCredentials
  | EmailUnverified
  | TooManyAttempts
  | GoogleRefused
  | PasswordNeeded
  | LinkInvalid
  | RecipeNotFound
  | TriesUsed
  | QuotaExceeded
  | PhotoInvalid
  | PhotosTooLarge
  | NoFood
  | NothingLeft
  | NoDish
  | RecipeRefused
  | WishUnmet
  | AuthorUnavailable
  | BudgetSpent
  | TranslationUnavailable
  | RunInProgress
  | RunCancelled
  | RunSaved
  | KeyReused
  | PriceUnknown
  | NoSubscription
  | EventUnverified;

export type InvalidCredentials = { readonly type: 'InvalidCredentials' };
export type EmailUnverified = { readonly type: 'EmailUnverified' };

/** It was tried too often; after that time it may be tried again. */
export type TooManyAttempts = { readonly type: 'TooManyAttempts'; readonly retryAfterSeconds: number };

/** Google's token does not hold, or not for us, or its user has not proven the address. */
export type GoogleRefused = { readonly type: 'GoogleRefused' };

/** An account with a password has the address, and Google is not the authority on it: the password is asked once. */
export type PasswordNeeded = { readonly type: 'PasswordNeeded' };

/** The link was used, has expired or never was. */
export type LinkInvalid = { readonly type: 'LinkInvalid' };

/** Also for what belongs to somebody else. */
export type RecipeNotFound = { readonly type: 'RecipeNotFound' };

/** Models were asked too often, or for too little; after that time they may be asked again. Nothing was charged. */
export type TriesUsed = { readonly type: 'TriesUsed'; readonly retryAfterSeconds: number };

/** All recipes of the month are used. */
export type QuotaExceeded = {
  readonly type: 'QuotaExceeded';
  readonly limit: number;
  readonly resetsAt: EpochMs;
};

/** One of the photos is no picture that can be read. `photo` counts from 1. */
export type PhotoInvalid = { readonly type: 'PhotoInvalid'; readonly photo: number };

/** The photos of one request weigh or measure more than is taken. */
export type PhotosTooLarge = { readonly type: 'PhotosTooLarge' };

/** Nothing on the photos is known as food. */
export type NoFood = { readonly type: 'NoFood' };

/** The cook eats nothing of what is there. Nothing was charged. */
export type NothingLeft = { readonly type: 'NothingLeft' };

/** No dish is known for what is there. Nothing was charged. */
export type NoDish = { readonly type: 'NoDish' };

/** What was written named what the cook avoids or what nobody may eat, the second time too. Nothing was charged. */
export type RecipeRefused = { readonly type: 'RecipeRefused' };

/** No dish was found that is what the variation had to be. Nothing was charged. */
export type WishUnmet = { readonly type: 'WishUnmet'; readonly aim: Aim };

/** No model gave a recipe that holds. Nothing was charged. */
export type AuthorUnavailable = { readonly type: 'AuthorUnavailable'; readonly retryAfterSeconds: number };

/** What the operator spends on models in a day is spent. Nothing was charged. */
export type BudgetSpent = { readonly type: 'BudgetSpent'; readonly retryAfterSeconds: number };

/** No model gave a translation that holds. */
export type TranslationUnavailable = {
  readonly type: 'TranslationUnavailable';
  readonly retryAfterSeconds: number;
};

/** A run with this idempotency key is being carried out. */
export type RunInProgress = { readonly type: 'RunInProgress'; readonly retryAfterSeconds: number };

/** The cook has cancelled the run. */
export type RunCancelled = { readonly type: 'RunCancelled' };

/** It is too late to cancel: the recipe is saved, or will be in a moment. */
export type RunSaved = { readonly type: 'RunSaved' };

/** The idempotency key was used before, with another request. */
export type KeyReused = { readonly type: 'KeyReused' };

/** No plan that can be bought has this price. */
export type PriceUnknown = { readonly type: 'PriceUnknown' };

/** There is nothing to manage: the cook has never bought a plan. */
export type NoSubscription = { readonly type: 'NoSubscription' };

/** An event does not carry Stripe's signature, or an old one. */
type EventUnverified = { readonly type: 'EventUnverified' };
