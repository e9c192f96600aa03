import { encryptNotification } from '@block65/webcrypto-web-push';
import type { I18n } from '@lingui/core';
import { messageOf, type Notification } from '#core/ring/notification.ts';
import type { PushKeys } from '#core/ring/ring-device.ts';
import { base64Url } from '../device/base64-url.ts';
import { dishPath } from './dish-path.ts';
import { fullName, type NamedTimer } from './use-timers.ts';

/** Returns the notification that this device shows at the end of a timer: encrypted for itself, as base64url. */
export const ringMessage = (subscription: PushSubscription, timer: NamedTimer, i18n: I18n): Promise<string> =>
  encryptFor(keysOf(subscription), notificationOf(timer, i18n));

/**
 * Returns the notification that another device of the user shows, encrypted for it. It has no buttons, because that
 * device has no timer to stop or extend.
 */
export function ringMessageFor(keys: PushKeys, timer: NamedTimer, i18n: I18n): Promise<string> {
  const { actions: _, ...shown } = notificationOf(timer, i18n);
  return encryptFor(keys, { ...shown, data: {} });
}

/** Returns the keys that encrypt messages for this device. */
export function keysOf(subscription: PushSubscription): PushKeys {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { p256dh, auth };
}

/**
 * Encrypts a notification for a device: only that device can read it. The service worker shows it in browsers that do
 * not do so themselves.
 * @returns base64url Source: RFC 8291
 */
export async function encryptFor(keys: PushKeys, notification: Notification): Promise<string> {
  const keyed = { endpoint: '', expirationTime: null, keys };
  return base64Url(await encryptNotification(keyed, messageOf(notification), { pad: false }));
}

function notificationOf(timer: NamedTimer, i18n: I18n): Notification {
  const navigate = `${location.origin}${dishPath(timer)}?cook=${timer.step + 1}`;
  const action = (name: string, title: string) => ({ action: name, title, navigate });
  return {
    title: fullName(timer, i18n).slice(0, MAX_NAME),
    body: i18n._('timer.over'),
    lang: i18n.locale,
    tag: timer.id,
    navigate,
    actions: [action('stop', i18n._('ring.stop')), action('more', i18n._('timer.minute'))],
    data: { id: timer.id, endsAt: timer.endsAt },
  };
}

const MAX_NAME = 100;
