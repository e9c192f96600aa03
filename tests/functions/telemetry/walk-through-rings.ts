import type { ApiClient } from '#tests/support/api-client.ts';
import { HOUR } from '#core/time.ts';

const ADDRESS = 'https://fcm.googleapis.com/fcm/send/dieses-telefon';
const MESSAGE = Buffer.from('Linseneintopf '.repeat(8)).toString('base64url');

/**
 * Turns ringing on for a device, starts a timer of an hour, and removes the device. @returns texts that must not be
 * logged
 */
export async function walkThroughRings(call: ApiClient['call'], cookie: string): Promise<readonly string[]> {
  await call('PUT', '/api/ring-devices', { cookie, body: { endpoint: ADDRESS } });
  const id = 'timer-of-grandmas-stew-00000001';
  const timer = { version: 1, endsAt: Date.now() + HOUR, message: MESSAGE };
  await call('PUT', `/api/rings/${id}`, { cookie, body: timer });
  const { body } = await call('GET', '/api/ring-devices', { cookie });
  const [device] = body['devices'] as readonly { readonly id: string }[];
  await call('DELETE', `/api/ring-devices/${device?.id}`, { cookie });
  return ['dieses-telefon', MESSAGE, id];
}
