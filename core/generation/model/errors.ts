/** No model returned a valid recipe. Nothing was charged. */
export type AuthorUnavailable = { readonly type: 'AuthorUnavailable'; readonly retryAfterSeconds: number };

/** The operator's daily budget for models is spent. Nothing was charged. */
export type BudgetSpent = { readonly type: 'BudgetSpent'; readonly retryAfterSeconds: number };
