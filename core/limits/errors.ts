export type TooManyAttempts = { readonly type: 'TooManyAttempts'; readonly retryAfterSeconds: number };
