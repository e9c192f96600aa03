import * as v from 'valibot';

/** The key pair by which push services know us, as a JSON Web Key. Source: RFC 8292, 2 */
export const PushKeyPair = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});
export type PushKeyPair = v.InferOutput<typeof PushKeyPair>;

/** Returns the public key as browsers take it: an uncompressed point, base64url. */
export const publicKeyOf = ({ x, y }: Pick<PushKeyPair, 'x' | 'y'>): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );
