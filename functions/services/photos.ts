import type { PhotoReader, PhotoRemover, PhotoWriter } from '#core/photo/ports.ts';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { photoUrl } from '#core/photo/photo.ts';

export type Bucket = { readonly client: S3Client; readonly name: string };

/** Stores photos under the path that the app requests. A photo's name is its only protection. */
export const photosIn = (bucket: Bucket): PhotoReader & PhotoWriter & PhotoRemover => ({
  ...photoWriterIn(bucket),
  find: (name) => findIn(bucket, keyOf(name)),
});

export const photoWriterIn = (bucket: Bucket): PhotoWriter & PhotoRemover => ({
  ...photoRemoverIn(bucket),
  put: (name, jpeg) => putIn(bucket, keyOf(name), jpeg),
});

export const photoRemoverIn = (bucket: Bucket): PhotoRemover => ({
  remove: (names) => removeFrom(bucket, names.map(keyOf)),
});

const keyOf = (name: string) => photoUrl(name).slice(1);

export async function putIn({ client, name: Bucket }: Bucket, Key: string, jpeg: Uint8Array): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket,
      Key,
      Body: jpeg,
      ContentType: 'image/jpeg',
      CacheControl: 'private, max-age=31536000, immutable',
    }),
  );
}

export async function findIn({ client, name: Bucket }: Bucket, Key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    return await Body?.transformToByteArray();
  } catch (failure) {
    if (failure instanceof NoSuchKey || isHidden(failure)) return undefined;
    throw failure;
  }
}

/**
 * True for a missing object, false for a failure. For a caller who may not list the bucket, as all of our functions, S3
 * says "denied" instead of "missing".
 */
const isHidden = (failure: unknown): boolean =>
  failure instanceof S3ServiceException && failure.name === 'AccessDenied';

export async function removeFrom({ client, name: Bucket }: Bucket, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += MOST_DELETED) {
    const Objects = keys.slice(from, from + MOST_DELETED).map((Key) => ({ Key }));
    const { Errors = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    );
    // S3 answers 200 even if some photos were not deleted.
    if (Errors.length > 0) throw new Error(`Photos were not deleted: ${Errors[0]?.Code}`);
  }
}

/** Maximum number of objects in one call. Source: Amazon S3 API Reference, DeleteObjects */
const MOST_DELETED = 1_000;
