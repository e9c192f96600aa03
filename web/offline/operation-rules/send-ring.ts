import { i18n } from '@lingui/core';
import type { RingChange, RingId } from '#core/ring/ring.ts';
import { isRefusal } from '../../errors/api-error.ts';
import { bodyOf, send } from '../../requests/api.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { endRingsHere } from './switch-rings.ts';

/** State of a timer that rings on this device while no page is open. */
export type RingToSend = RingChange & { readonly ringId: RingId };

type Headers = Readonly<Record<string, string>>;

/**
 * Sends the state of a timer. If the server or the push service has ended the subscription, tells the user and offers
 * it again; the user has nothing to decide about this timer.
 */
export async function sendRing(
  { ringId, version, endsAt, message, others }: RingToSend,
  headers: Headers,
): Promise<Record<string, never>> {
  try {
    await putJson(`/api/rings/${ringId}`, { version, endsAt, message, others }, headers);
  } catch (failure) {
    if (!isRefusal(failure, 'DeviceDoesNotRing')) throw failure;
    endRingsHere();
    toast({ kind: 'error', title: i18n._('ring.ended') });
  }
  return {};
}

/** Sends JSON to our own API with PUT, even if the screen is locked at once. The answer is ignored. */
export const putJson = async (path: string, body: object, headers: Headers = {}): Promise<unknown> =>
  bodyOf(await send('PUT', path, { headers, keepalive: true }, body));
