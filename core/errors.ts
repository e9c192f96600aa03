import type {
  InvalidCredentials,
  EmailUnverified,
  GoogleRefused,
  PasswordNeeded,
  LinkInvalid,
} from './account/errors.ts';
import type { NoRecipe, PageUnreachable, ReadingsUsed } from './reading/errors.ts';
import type { RunSaved, TranslationUnavailable } from './generation/errors.ts';
import type { GenerationFailure } from './generation/run/run-generation.ts';
import type { TooManyAttempts } from './limits/errors.ts';
import type { PhotoInvalid, PhotosTooLarge } from './photo/errors.ts';
import type { Changed, IdTaken, RecipeTooLong, TooManyRecipes } from './recipe/errors.ts';
import type { PriceUnknown, NoSubscription, EventUnverified } from './plan/errors.ts';

/** Expected failures of all use cases. Sentences for the user are made at the edge. */
export type DomainError =
  | InvalidCredentials
  | EmailUnverified
  | TooManyAttempts
  | GoogleRefused
  | PasswordNeeded
  | LinkInvalid
  | PhotoInvalid
  | PhotosTooLarge
  | GenerationFailure
  | TranslationUnavailable
  | RunSaved
  | IdTaken
  | TooManyRecipes
  | RecipeTooLong
  | Changed
  | NoRecipe
  | PageUnreachable
  | ReadingsUsed
  | PriceUnknown
  | NoSubscription
  | EventUnverified;
