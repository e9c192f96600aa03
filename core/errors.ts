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

/** Expected failures of all use cases. Sentences for the user are made at the edge. */
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
