import type { Aim } from './aim.ts';

/** Models were asked too often, or for too little; after that time they may be asked again. Nothing was charged. */
export type TriesUsed = { readonly type: 'TriesUsed'; readonly retryAfterSeconds: number };

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
