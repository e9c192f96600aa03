import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectsCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, expect, test } from 'vitest';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/aws/aws.ts';
import { startS3 } from '#local/aws/s3.ts';

const dir = await mkdtemp(join(tmpdir(), 'munchify-s3-'));
const s3 = await startS3(dir);
const clientWith = (credentials: typeof LOCAL_CREDENTIALS) =>
  new S3Client({
    endpoint: s3.url,
    region: LOCAL_REGION,
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
const client = clientWith(LOCAL_CREDENTIALS);
afterAll(async () => {
  await s3.close();
  await rm(dir, { recursive: true });
});

const at = { Bucket: 'photos', Key: 'photos/näme +1.jpg' };

test('an object is read back byte for byte, with its headers, until it is deleted', async () => {
  const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256));
  await client.send(
    new PutObjectCommand({ ...at, Body: bytes, ContentType: 'image/jpeg', CacheControl: 'private' }),
  );
  const object = await client.send(new GetObjectCommand(at));
  expect([object.ContentType, object.CacheControl]).toEqual(['image/jpeg', 'private']);
  expect(Buffer.from((await object.Body?.transformToByteArray()) ?? []).equals(bytes)).toBe(true);
  await client.send(new DeleteObjectsCommand({ Bucket: at.Bucket, Delete: { Objects: [{ Key: at.Key }] } }));
  await expect(client.send(new GetObjectCommand(at))).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('A file that was half written or half removed when the process was killed is gone after the restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'munchify-s3-'));
  const first = await startS3(folder);
  const put = (url: string) =>
    new S3Client({
      endpoint: url,
      region: LOCAL_REGION,
      credentials: LOCAL_CREDENTIALS,
      forcePathStyle: true,
    }).send(new PutObjectCommand({ ...at, Body: 'whole' }));
  await put(first.url);
  await first.close();
  const whole = await readdir(folder, { recursive: true });
  for (const half of ['abc.17.x1.part', 'abc', 'abc.json.17.x2.part'])
    await writeFile(join(folder, half), 'half');
  const again = await startS3(folder);
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(whole.toSorted());
  await again.close();
  await rm(folder, { recursive: true });
});

test('refuses requests signed with another key, or unsigned', async () => {
  const stranger = clientWith({ ...LOCAL_CREDENTIALS, secretAccessKey: 'guessed' });
  await expect(stranger.send(new PutObjectCommand({ ...at, Body: 'x' }))).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  });
  expect((await fetch(`${s3.url}/photos/a.jpg`, { method: 'PUT', body: 'x' })).status).toBe(403);
});
