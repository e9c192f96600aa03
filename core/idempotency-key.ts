import * as v from 'valibot';

/** Key that the app chooses per operation. Requests with the same key are carried out once. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, /*i18n*/ 'error.idempotency_key'));
export type IdempotencyKey = v.InferOutput<typeof IdempotencyKey>;

/** The key was used before with another request. */
export type KeyReused = { readonly type: 'KeyReused' };
