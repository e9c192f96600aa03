import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

/** Private keys of a subscription, base64url. */
export type SubscriptionKeys = {
  readonly privateKey: string;
  readonly publicKey: string;
  readonly auth: string;
};

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');

/**
 * Decrypts a message as a browser does.
 * @throws if it is not for this subscription
 * Source: RFC 8188, 2 and RFC 8291, 3.4
 */
export function decrypt(body: Uint8Array, { privateKey, publicKey, auth }: SubscriptionKeys): string {
  const message = Buffer.from(body);
  const salt = message.subarray(0, 16);
  const keyEnd = 21 + message.readUInt8(20);
  const sender = message.subarray(21, keyEnd);
  const own = createECDH('prime256v1');
  own.setPrivateKey(bytesOf(privateKey));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytesOf(publicKey), sender]);
  const secret = hkdfSync('sha256', own.computeSecret(sender), bytesOf(auth), info, 32);
  const derived = (name: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
    );
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(message.subarray(-16));
  const padded = Buffer.concat([decipher.update(message.subarray(keyEnd, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('No last record.');
  return padded.toString('utf8', 0, end);
}
