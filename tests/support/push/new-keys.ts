import { createECDH, randomBytes } from 'node:crypto';
import type { SubscriptionKeys } from './decrypt.ts';

/** Returns keys of a new subscription, as a browser makes them. */
export function newKeys(): SubscriptionKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    privateKey: pair.getPrivateKey('base64url'),
    publicKey: pair.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}
