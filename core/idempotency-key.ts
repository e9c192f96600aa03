import * as v from 'valibot';

/** Chosen by the app for one wish of the cook; however often it is sent under this key, it is granted once. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, /*i18n*/ 'error.idempotency_key'));
export type IdempotencyKey = v.InferOutput<typeof IdempotencyKey>;

/** The idempotency key was used before, with another request. */
export type KeyReused = { readonly type: 'KeyReused' };
