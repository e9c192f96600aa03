import { importJWK, SignJWT } from 'jose';
import * as v from 'valibot';
import { PushKeyPair } from '#core/ring/push-key-pair.ts';
import { isPushService } from '#core/ring/push-services.ts';
import type { PushOutcome, PushService } from '#core/ring/ports.ts';
import { SECOND } from '#core/time.ts';

type PushSettings = {
  /** A `PushKeyPair` as JSON. */
  readonly value: string;
  /** Address for complaints of a push service. */
  readonly supportEmail: string;
  /** Origins of local servers, besides the browsers' push services. */
  readonly services: readonly string[];
};

/** Time limit of an answer: shorter than `SENDING_TIME`, so that no other run begins meanwhile. */
const TIME_LIMIT = 10 * SECOND;

/**
 * Sends messages to the push services of browsers. Source: RFC 8030 (delivery), RFC 8291 (encryption, by the device),
 * RFC 8292 (sender)
 */
export const pushServiceBy = (
  { value, supportEmail, services }: PushSettings,
  { timeLimit = TIME_LIMIT } = {},
): PushService => ({
  async push(endpoint, message, { ringId, keptFor }) {
    if (!isPushService(endpoint, services)) return { type: 'gone' };
    const headers = {
      authorization: await authorizationFor(endpoint, v.parse(PushKeyPair, JSON.parse(value)), supportEmail),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.ceil(keptFor / SECOND)),
      urgency: 'high',
      topic: ringId,
    };
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: Buffer.from(message, 'base64url'),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimit),
      });
      await response.body?.cancel();
      return outcomeOf(response);
    } catch {
      // No answer came. If the push service has the message, the next one replaces it on the device.
      return { type: 'busy' };
    }
  },
});

/** The token is valid for one push service, for a day at most. Source: RFC 8292, 2 and 3 */
async function authorizationFor(endpoint: string, keyPair: PushKeyPair, email: string): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(`mailto:${email}`)
    .setExpirationTime('12 hours')
    .sign(await importJWK(keyPair, 'ES256'));
  return `vapid t=${token}, k=${keyPair.publicKey}`;
}

/** Source: RFC 8030, 5 and 7.3 */
function outcomeOf({ status, ok, headers }: Response): PushOutcome {
  if (ok) return { type: 'taken' };
  if (status === 404 || status === 410) return { type: 'gone' };
  if (status !== 408 && status !== 429 && status < 500) return { type: 'refused', status };
  const retryAfterSeconds = secondsIn(headers.get('retry-after'));
  return { type: 'busy', ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) };
}

/** Reads a pause: seconds, or a date. Source: RFC 9110, 10.2.3 */
function secondsIn(text: string | null): number | undefined {
  if (text === null) return undefined;
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / SECOND;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}
