import { exportJWK, generateKeyPair } from 'jose';
import * as v from 'valibot';
import { PushKeyPair } from '#core/ring/push-key-pair.ts';

/** Makes the key pair that identifies a stage to push services. Source: RFC 8292, 2 and 3.2 */
export async function makePushKey(): Promise<PushKeyPair> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = await exportJWK(privateKey);
  const point = [key.x ?? '', key.y ?? ''].map((coordinate) => Buffer.from(coordinate, 'base64url'));
  const publicKey = Buffer.concat([Buffer.from([UNCOMPRESSED]), ...point]).toString('base64url');
  return v.parse(PushKeyPair, { ...key, publicKey });
}

/** First byte of an uncompressed point. Source: SEC 1, 2.3.3 */
const UNCOMPRESSED = 4;
