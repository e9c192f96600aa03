import { utf8 } from '../text/utf-8.ts';

/** A notification as browsers that know declarative messages show it without a script. Source: Push API */
export type Notification = {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  readonly navigate: string;
  readonly actions?: readonly object[];
  readonly data: object;
};

/** Length to which messages are filled, in bytes, so that their length tells nothing of the dish. */
export const MESSAGE_LENGTH = 768;

/**
 * Returns the bytes of a message, filled with spaces. In browsers that would show it by themselves the service worker
 * goes first, so that it knows of the ring.
 */
export function messageOf(notification: Notification): Uint8Array {
  const text = utf8(JSON.stringify({ web_push: 8030, mutable: true, notification }));
  const filled = new Uint8Array(Math.max(MESSAGE_LENGTH, text.length)).fill(SPACE);
  filled.set(text);
  return filled;
}

const SPACE = 32;
