import { NoSuchKey, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { expect, test, vi } from 'vitest';
import { photosIn } from '#functions/services/photos.ts';

/** Returns the result of a lookup if S3 answers with a failure. */
function findWhere(failure: Error): Promise<Uint8Array | undefined> {
  const client = new S3Client({ region: 'eu-central-1' });
  vi.spyOn(client, 'send').mockImplementation(() => Promise.reject(failure));
  return photosIn({ client, name: 'photos' }).find('a-photo');
}

const told = { message: 'No.', $metadata: {} };

test('a missing photo is not found, also if S3 denies access because we may not list the bucket', async () => {
  expect(await findWhere(new NoSuchKey(told))).toBeUndefined();
  const denied = new S3ServiceException({ ...told, name: 'AccessDenied', $fault: 'client' });
  expect(await findWhere(denied)).toBeUndefined();
});

test('an outage of S3 is not reported as a missing photo', async () => {
  const failed = new S3ServiceException({ ...told, name: 'InternalError', $fault: 'server' });
  await expect(findWhere(failed)).rejects.toBe(failed);
});
