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

/** Returns the text of a message. The service worker goes first, so that it knows of the ring. */
export const declared = (notification: Notification): string =>
  JSON.stringify({ web_push: 8030, mutable: true, notification });
