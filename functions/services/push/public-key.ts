import type { PushKeyPair } from '#core/ring/push-key-pair.ts';

/** Returns the public key as browsers take it: an uncompressed point, base64url. */
export const publicKeyOf = ({ x, y }: Pick<PushKeyPair, 'x' | 'y'>): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );
