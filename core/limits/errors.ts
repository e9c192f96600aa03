/** It was tried too often; after that time it may be tried again. */
export type TooManyAttempts = { readonly type: 'TooManyAttempts'; readonly retryAfterSeconds: number };
