import * as v from 'valibot';

/**
 * Why the models gave no recipe, as far as the user can do something about it: too many requests at once, an answer
 * that was longer than allowed, a model that did not want to answer, photos that are too large for it.
 */
export const UnavailableReason = v.picklist(['busy', 'too-long', 'refused', 'photos']);
export type UnavailableReason = v.InferOutput<typeof UnavailableReason>;

/** No model returned a valid recipe. Nothing was charged. */
export type AuthorUnavailable = {
  readonly type: 'AuthorUnavailable';
  readonly retryAfterSeconds: number;
  /** Absent if only a later try can help. */
  readonly reason?: UnavailableReason;
};

/** The operator's daily budget for models is spent. Nothing was charged. */
export type BudgetSpent = { readonly type: 'BudgetSpent'; readonly retryAfterSeconds: number };
