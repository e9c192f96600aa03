import { exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { PushKeyPair } from '#core/ring/push-key-pair.ts';

/** Makes a key pair by which push services know a stage. Source: RFC 8292, 2 */
export async function makePushKey(): Promise<PushKeyPair> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return v.parse(PushKeyPair, await exportJWK(privateKey));
}
