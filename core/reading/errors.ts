import * as v from 'valibot';

/** The page or text holds no recipe. */
export type NoRecipe = { readonly type: 'NoRecipe' };

/** Reading took longer, or more memory, than there is for a page or a text. */
export type TooMuchToRead = { readonly type: 'TooMuchToRead' };

/**
 * Reason why a page could not be fetched: it refuses programs or is gone; it did not answer; it is larger than 5 MB; it
 * is not text; its address is not on the public internet.
 */
export const UnreachableReason = v.picklist(['refused', 'timeout', 'too-large', 'not-html', 'not-allowed']);
export type UnreachableReason = v.InferOutput<typeof UnreachableReason>;

/** The plan's readings of today are used up. */
export type ReadingsUsed = {
  readonly type: 'ReadingsUsed';
  readonly limit: number;
  readonly retryAfterSeconds: number;
};

export type PageUnreachable = { readonly type: 'PageUnreachable'; readonly reason: UnreachableReason };
