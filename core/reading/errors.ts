import * as v from 'valibot';

/** The page or text holds no recipe. */
export type NoRecipe = { readonly type: 'NoRecipe' };

/** Reading took longer, or more memory, than there is for a page or a text. */
export type TooMuchToRead = { readonly type: 'TooMuchToRead' };

/**
 * Reason why a page could not be fetched: it lets no program in or has gone; it did not answer; it is larger than 5 MB;
 * it is not text; its address is not on the public internet.
 */
export const UnreachableReason = v.picklist(['refused', 'timeout', 'too-large', 'not-html', 'not-allowed']);
export type UnreachableReason = v.InferOutput<typeof UnreachableReason>;

/** The cook has had as many recipes read today as the plan allows. */
export type ReadingsUsed = {
  readonly type: 'ReadingsUsed';
  readonly limit: number;
  readonly retryAfterSeconds: number;
};

export type PageUnreachable = { readonly type: 'PageUnreachable'; readonly reason: UnreachableReason };
