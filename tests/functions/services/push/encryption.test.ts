import { encryptNotification } from '@block65/webcrypto-web-push';
import { afterEach, expect, test, vi } from 'vitest';
import { decrypt } from '#tests/support/push/decrypt.ts';
import { EXAMPLE } from '#tests/support/push/rfc-8291.ts';

afterEach(() => vi.restoreAllMocks());

test('the example of RFC 8291 is encrypted byte for byte', async () => {
  const { subtle } = crypto;
  const point = Buffer.from(EXAMPLE.sender.publicKey, 'base64url');
  const x = point.toString('base64url', 1, 33);
  const y = point.toString('base64url', 33);
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
  const pair: CryptoKeyPair = {
    publicKey: await subtle.importKey('jwk', jwk, algorithm, true, []),
    privateKey: await subtle.importKey('jwk', { ...jwk, d: EXAMPLE.sender.privateKey }, algorithm, false, [
      'deriveBits',
    ]),
  };
  vi.spyOn(subtle, 'generateKey').mockImplementation(async () => pair);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set(Buffer.from(EXAMPLE.salt, 'base64url'));
    return bytes;
  });
  const { publicKey: p256dh, auth } = EXAMPLE.receiver;
  const subscription = {
    endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    expirationTime: null,
    keys: { p256dh, auth },
  };
  const body = await encryptNotification(subscription, Buffer.from(EXAMPLE.plaintext), { pad: false });
  expect(Buffer.from(body).toString('base64url')).toBe(EXAMPLE.body);
});

test('the stand-in for a push service can decrypt a message', () => {
  expect(decrypt(Buffer.from(EXAMPLE.body, 'base64url'), EXAMPLE.receiver)).toBe(EXAMPLE.plaintext);
});
