/**
 * A picture as the device stores it: its bytes. WebKit stores no Blob in a private window, and loses some elsewhere.
 * Older versions have stored Blobs.
 */
export type StoredPicture = ArrayBuffer | Blob;

/** Returns a JPEG as it was stored, to be shown or sent. */
export const blobOf = (jpeg: StoredPicture): Blob =>
  jpeg instanceof Blob ? jpeg : new Blob([jpeg], { type: 'image/jpeg' });
