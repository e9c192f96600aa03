import * as v from 'valibot';

/**
 * Reason for which the models gave no recipe, if the user can act on it. `busy`: too many requests at once. `too-long`:
 * the answer exceeded its limit. `refused`: the model did not want to answer. `photos`: too large for the model.
 */
export const UnavailableReason = v.picklist(['busy', 'too-long', 'refused', 'photos']);
export type UnavailableReason = v.InferOutput<typeof UnavailableReason>;

/** No model returned a valid recipe. Nothing was charged. */
export type AuthorUnavailable = {
  readonly type: 'AuthorUnavailable';
  readonly retryAfterSeconds: number;
  /** Absent if the user can only try again later. */
  readonly reason?: UnavailableReason;
};

/** The operator's daily budget for models is spent. Nothing was charged. */
export type BudgetSpent = { readonly type: 'BudgetSpent'; readonly retryAfterSeconds: number };
