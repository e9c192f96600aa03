import type {
  InvalidCredentials,
  EmailUnverified,
  GoogleRefused,
  PasswordNeeded,
  LinkInvalid,
} from './account/errors.ts';
import type {
  TriesUsed,
  NoFood,
  NothingLeft,
  NoDish,
  RecipeRefused,
  WishUnmet,
  TranslationUnavailable,
  RunInProgress,
  RunCancelled,
  RunSaved,
} from './generation/errors.ts';
import type { AuthorUnavailable, BudgetSpent } from './generation/model/errors.ts';
import type { KeyReused } from './idempotency-key.ts';
import type { TooManyAttempts } from './limits/errors.ts';
import type { PhotoInvalid, PhotosTooLarge } from './photo/errors.ts';
import type { QuotaExceeded, PriceUnknown, NoSubscription, EventUnverified } from './plan/errors.ts';
import type { RecipeNotFound } from './recipe/errors.ts';

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
