import { utf8 } from '../text/utf-8.ts';

/** Notification in a declarative push message, which some browsers show without a script. Source: Push API */
export type Notification = {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  readonly tag: string;
  readonly navigate: string;
  readonly actions?: readonly object[];
  readonly data: object;
};

/** Length to which messages are padded, in bytes, so that their length reveals nothing about the dish. */
export const MESSAGE_LENGTH = 768;

/**
 * Returns the bytes of a message, padded with spaces. `mutable` makes browsers that could show the message themselves
 * call the service worker first, so that it knows of the ring.
 */
export function messageOf(notification: Notification): Uint8Array {
  const text = utf8(JSON.stringify({ web_push: 8030, mutable: true, notification }));
  const filled = new Uint8Array(Math.max(MESSAGE_LENGTH, text.length)).fill(SPACE);
  filled.set(text);
  return filled;
}

const SPACE = 32;
