import * as v from 'valibot';

/** Key pair that identifies us to push services: a JSON Web Key with `publicKey`. Source: RFC 8292, 2 */
export const PushKeyPair = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
  /** Public key in the format of browsers: an uncompressed point, base64url. */
  publicKey: v.string(),
});
export type PushKeyPair = v.InferOutput<typeof PushKeyPair>;
