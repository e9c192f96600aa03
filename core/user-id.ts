import * as v from 'valibot';

/** 128 random bits, base64url. */
export const UserId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
export type UserId = v.InferOutput<typeof UserId>;
