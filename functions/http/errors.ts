import type { DomainError } from '#core/errors.ts';

/** Errors of a request that no use case has seen yet. */
export type RequestError =
  | { readonly type: 'InvalidInput'; readonly issues: readonly Issue[] }
  | { readonly type: 'NotSignedIn' }
  | { readonly type: 'ForeignOrigin' }
  /** The request was queued by another user than the one who is signed in now. */
  | { readonly type: 'AnotherUser' }
  | { readonly type: 'NotFound' }
  | { readonly type: 'BodyTooLarge' }
  | { readonly type: 'WrongContentType' }
  /** An edit does not say which version it is based on. */
  | { readonly type: 'VersionNeeded' }
  | { readonly type: 'Internal' };

/** An invalid field; `message` is the ID of a sentence. */
export type Issue = { readonly field: string; readonly message: string };

export type ApiError = DomainError | RequestError;

export const STATUS = {
  InvalidInput: 400,
  PhotoInvalid: 400,
  LinkInvalid: 400,
  PriceUnknown: 400,
  EventUnverified: 400,
  NotSignedIn: 401,
  InvalidCredentials: 401,
  GoogleRefused: 401,
  QuotaExceeded: 402,
  EmailUnverified: 403,
  ForeignOrigin: 403,
  NotFound: 404,
  RecipeNotFound: 404,
  AnotherUser: 409,
  PasswordNeeded: 409,
  IdTaken: 409,
  TooManyRecipes: 409,
  Changed: 412,
  NoSubscription: 404,
  RunInProgress: 409,
  RunCancelled: 409,
  RunSaved: 409,
  BodyTooLarge: 413,
  PhotosTooLarge: 413,
  RecipeTooLong: 413,
  WrongContentType: 415,
  NoFood: 422,
  NothingLeft: 422,
  NoDish: 422,
  RecipeRefused: 422,
  WishUnmet: 422,
  NoRecipe: 422,
  PageUnreachable: 422,
  KeyReused: 422,
  VersionNeeded: 428,
  TooManyAttempts: 429,
  TriesUsed: 429,
  ReadingsUsed: 429,
  Internal: 500,
  AuthorUnavailable: 503,
  BudgetSpent: 503,
  TranslationUnavailable: 503,
} as const satisfies Record<ApiError['type'], number>;

/** IDs of the errors' sentences in the catalogs; the properties of an error fill their placeholders. */
export const SENTENCE = {
  InvalidInput: /*i18n*/ 'error.invalid_input',
  PhotoInvalid: /*i18n*/ 'error.photo_invalid',
  LinkInvalid: /*i18n*/ 'error.link_invalid',
  PriceUnknown: /*i18n*/ 'error.price_unknown',
  EventUnverified: /*i18n*/ 'error.event_unverified',
  NotSignedIn: /*i18n*/ 'error.not_signed_in',
  InvalidCredentials: /*i18n*/ 'auth_invalid_credentials',
  QuotaExceeded: /*i18n*/ 'error.quota_exceeded',
  GoogleRefused: /*i18n*/ 'error.google_refused',
  PasswordNeeded: /*i18n*/ 'error.password_needed',
  EmailUnverified: /*i18n*/ 'error.email_unverified',
  ForeignOrigin: /*i18n*/ 'error.foreign_origin',
  NotFound: /*i18n*/ 'error.not_found',
  RecipeNotFound: /*i18n*/ 'recipe_not_found',
  AnotherUser: /*i18n*/ 'error.another_user',
  NoSubscription: /*i18n*/ 'error.no_subscription',
  IdTaken: /*i18n*/ 'error.id_taken',
  TooManyRecipes: /*i18n*/ 'error.too_many_recipes',
  Changed: /*i18n*/ 'error.changed',
  VersionNeeded: /*i18n*/ 'error.version_needed',
  RecipeTooLong: /*i18n*/ 'error.recipe_too_long',
  RunInProgress: /*i18n*/ 'error.run_in_progress',
  RunCancelled: /*i18n*/ 'error.run_cancelled',
  RunSaved: /*i18n*/ 'error.run_saved',
  BodyTooLarge: /*i18n*/ 'error.body_too_large',
  PhotosTooLarge: /*i18n*/ 'error.photos_too_large',
  WrongContentType: /*i18n*/ 'error.wrong_content_type',
  NoFood: /*i18n*/ 'error.no_food',
  NothingLeft: /*i18n*/ 'error.nothing_left',
  NoDish: /*i18n*/ 'error.no_dish',
  RecipeRefused: /*i18n*/ 'error.recipe_refused',
  WishUnmet: /*i18n*/ 'error.wish_unmet',
  NoRecipe: /*i18n*/ 'error.no_recipe',
  PageUnreachable: /*i18n*/ 'error.page_unreachable',
  KeyReused: /*i18n*/ 'error.key_reused',
  TooManyAttempts: /*i18n*/ 'error.too_many_attempts',
  TriesUsed: /*i18n*/ 'error.tries_used',
  ReadingsUsed: /*i18n*/ 'error.readings_used',
  Internal: /*i18n*/ 'error.internal',
  AuthorUnavailable: /*i18n*/ 'error.author_unavailable',
  BudgetSpent: /*i18n*/ 'error.budget_spent',
  TranslationUnavailable: /*i18n*/ 'error.translation_unavailable',
} as const satisfies Record<ApiError['type'], string>;
