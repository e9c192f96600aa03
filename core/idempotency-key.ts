import * as v from 'valibot';

/** Chosen by the app per operation. An operation sent repeatedly with the same key is carried out once. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, /*i18n*/ 'error.idempotency_key'));
export type IdempotencyKey = v.InferOutput<typeof IdempotencyKey>;

/** The key was used before with another request. */
export type KeyReused = { readonly type: 'KeyReused' };
