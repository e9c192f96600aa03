/** No model gave a recipe that holds. Nothing was charged. */
export type AuthorUnavailable = { readonly type: 'AuthorUnavailable'; readonly retryAfterSeconds: number };

/** What the operator spends on models in a day is spent. Nothing was charged. */
export type BudgetSpent = { readonly type: 'BudgetSpent'; readonly retryAfterSeconds: number };
