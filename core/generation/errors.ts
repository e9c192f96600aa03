import type { Aim } from './aim.ts';

/** Too many generations, or too many without a result. Retry after `retryAfterSeconds`. Nothing was charged. */
export type TriesUsed = { readonly type: 'TriesUsed'; readonly retryAfterSeconds: number };

/** No known food on the photos. */
export type NoFood = { readonly type: 'NoFood' };

/** The user avoids all available food. Nothing was charged. */
export type NothingLeft = { readonly type: 'NothingLeft' };

/** No dish is known for the available food. Nothing was charged. */
export type NoDish = { readonly type: 'NoDish' };

/** Two drafts named something that the user avoids or that nobody may eat. Nothing was charged. */
export type RecipeRefused = { readonly type: 'RecipeRefused' };

/** No draft of the variation met its aims and its wish, or none was another dish. Nothing was charged. */
export type WishUnmet = { readonly type: 'WishUnmet'; readonly aim?: Aim };

/** No model returned a valid translation. */
export type TranslationUnavailable = {
  readonly type: 'TranslationUnavailable';
  readonly retryAfterSeconds: number;
};

/** The recipe has more words than are translated for a user. No model was called. */
export type TooLongToTranslate = { readonly type: 'TooLongToTranslate'; readonly most: number };

/** Another request is working on the run with this key. */
export type RunInProgress = { readonly type: 'RunInProgress'; readonly retryAfterSeconds: number };

export type RunCancelled = { readonly type: 'RunCancelled' };

/** Too late to cancel: the recipe is saved or about to be. */
export type RunSaved = { readonly type: 'RunSaved' };
