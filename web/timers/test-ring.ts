import type { I18n } from '@lingui/core';
import { SECOND } from '#core/time.ts';
import { putJson } from '../offline/operation-rules/send-ring.ts';
import { PATHS } from '../paths.ts';
import { encryptFor, keysOf } from './ring-message.ts';
import { ringHere, subscriptionHere } from './ring-subscription.ts';

/** Time in which the user can lock the phone. */
const UNTIL_RING = 5 * SECOND;

/**
 * Makes this device ring in a few seconds, as a timer would.
 * @throws if the browser or the server refuses
 */
export async function testRing(i18n: I18n): Promise<void> {
  const subscription = (await subscriptionHere()) ?? (await ringHere());
  const now = Date.now();
  const tag = crypto.randomUUID();
  const notification = {
    title: i18n._('ring.test_title'),
    body: i18n._('ring.test_body'),
    lang: i18n.locale,
    tag,
    navigate: `${location.origin}${PATHS.settings}`,
    data: {},
  };
  const message = await encryptFor(keysOf(subscription), notification);
  const change = { version: now, endsAt: now + UNTIL_RING, message };
  await putJson(`/api/rings/${tag.replaceAll('-', '')}`, change);
}
