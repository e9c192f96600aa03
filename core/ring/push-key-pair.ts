import * as v from 'valibot';

/** The key pair by which push services know us, as a JSON Web Key with one member more. Source: RFC 8292, 2 */
export const PushKeyPair = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
  /** The public key as browsers take it: an uncompressed point, base64url. */
  publicKey: v.string(),
});
export type PushKeyPair = v.InferOutput<typeof PushKeyPair>;
