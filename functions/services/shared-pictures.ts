import { createHash } from 'node:crypto';
import type { SharedPictureReader, SharedPictureWriter } from '#core/sharing/ports.ts';
import type { SharePicture, ShareToken } from '#core/sharing/share.ts';
import { findIn, putIn, removeFrom, type Bucket } from './photos.ts';

/** Stores the pictures of shares under private names: only the share's page serves them. */
export const sharedPictureReaderIn = (bucket: Bucket): SharedPictureReader => ({
  find: (token, picture) => findIn(bucket, keyOf(token, picture)),
});

export const sharedPicturesIn = (bucket: Bucket): SharedPictureReader & SharedPictureWriter => ({
  ...sharedPictureReaderIn(bucket),
  put: (token, picture, jpeg) => putIn(bucket, keyOf(token, picture), jpeg),
  remove: (token, pictures) =>
    removeFrom(
      bucket,
      pictures.map((picture) => keyOf(token, picture)),
    ),
});

const keyOf = (token: ShareToken, picture: SharePicture): string =>
  `shared/${createHash('sha256').update(token).digest('base64url')}-${picture}.jpg`;
