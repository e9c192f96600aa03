import type {
  InvalidCredentials,
  EmailUnverified,
  GoogleRefused,
  PasswordNeeded,
  LinkInvalid,
  TokenInvalid,
  TokenRefused,
  TooManyAvoided,
  TooManyTokens,
} from './account/errors.ts';
import type {
  AnotherKitchen,
  HouseholdFull,
  InHousehold,
  InviteUsed,
  NameNeeded,
  NoHousehold,
  NotOwner,
} from './household/errors.ts';
import type { AmountUnknown, DayClosed, DayFull, FoodUnknown } from './diary/errors.ts';
import type { ProductNotFound, ProductsUnavailable } from './product/errors.ts';
import type { NoRecipe, PageUnreachable, ReadingsUsed, TooMuchToRead } from './reading/errors.ts';
import type { RunSaved, TooLongToTranslate, TranslationUnavailable } from './generation/errors.ts';
import type { GenerationFailure } from './generation/run/run-generation.ts';
import type { TooManyAttempts } from './limits/errors.ts';
import type { PhotoInvalid, PhotosTooLarge } from './photo/errors.ts';
import type {
  Changed,
  CursorTooOld,
  IdTaken,
  RecipeTooLong,
  TooManyRecipes,
  TooManyTags,
} from './recipe/errors.ts';
import type { DeviceDoesNotRing } from './ring/errors.ts';
import type { PriceUnknown, NoSubscription, EventUnverified } from './plan/errors.ts';

/** Expected failures of all use cases. `web` and `functions` turn them into sentences. */
export type DomainError =
  | InvalidCredentials
  | EmailUnverified
  | TooManyAttempts
  | GoogleRefused
  | PasswordNeeded
  | LinkInvalid
  | TokenInvalid
  | TokenRefused
  | TooManyAvoided
  | TooManyTokens
  | DeviceDoesNotRing
  | PhotoInvalid
  | PhotosTooLarge
  | GenerationFailure
  | TranslationUnavailable
  | TooLongToTranslate
  | RunSaved
  | IdTaken
  | TooManyRecipes
  | TooManyTags
  | RecipeTooLong
  | Changed
  | CursorTooOld
  | NoRecipe
  | PageUnreachable
  | TooMuchToRead
  | ReadingsUsed
  | DayClosed
  | DayFull
  | FoodUnknown
  | AmountUnknown
  | ProductNotFound
  | ProductsUnavailable
  | NameNeeded
  | NoHousehold
  | InHousehold
  | HouseholdFull
  | InviteUsed
  | AnotherKitchen
  | NotOwner
  | PriceUnknown
  | NoSubscription
  | EventUnverified;
