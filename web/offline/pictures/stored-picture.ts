/**
 * A picture as bytes, because WebKit stores no Blob in a private window and sometimes loses Blobs elsewhere. Older
 * versions stored Blobs.
 */
export type StoredPicture = ArrayBuffer | Blob;

/** Returns a stored JPEG for showing or sending. */
export const blobOf = (jpeg: StoredPicture): Blob =>
  jpeg instanceof Blob ? jpeg : new Blob([jpeg], { type: 'image/jpeg' });
