import type { Secrets } from '#core/system-ports.ts';
import { createHash, randomBytes, randomInt } from 'node:crypto';

const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Secrets have 256 random bits, so a plain hash is enough: they cannot be guessed. */
export const secrets: Secrets = {
  id: () => randomBytes(16).toString('base64url'),
  create() {
    const secret = randomBytes(32).toString('base64url');
    return { secret, hash: hash(secret) };
  },
  hash,
  below: (limit) => randomInt(limit),
};
