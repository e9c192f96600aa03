import { S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { photosIn } from '#functions/services/photos.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/aws/aws.ts';
import { listen, serverOf } from '#local/server/http.ts';

/** S3 that accepts every call, but does not delete one of the objects. */
async function aHalfHeartedBucket(bodies: number[]) {
  const { url, close } = await listen(
    serverOf('S3', async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      bodies.push(body.split('<Key>').length - 1);
      const left = body.includes('photos/stays.jpg')
        ? '<Error><Key>photos/stays.jpg</Key><Code>InternalError</Code></Error>'
        : '';
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<DeleteResult>${left}</DeleteResult>`);
    }),
  );
  const client = new S3Client({
    endpoint: url,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
    forcePathStyle: true,
    maxAttempts: 1,
  });
  onTestFinished(async () => {
    client.destroy();
    await close();
  });
  return photosIn({ client, name: 'photos' });
}

test('a photo that S3 has not deleted is reported, so that the caller tries again', async () => {
  const photos = await aHalfHeartedBucket([]);
  await photos.remove(['goes']);
  await expect(photos.remove(['goes', 'stays'])).rejects.toThrow('InternalError');
});

test('One call deletes at most as many photos as S3 allows', async () => {
  const calls: number[] = [];
  const photos = await aHalfHeartedBucket(calls);
  await photos.remove(Array.from({ length: 1_001 }, (_, index) => `photo${index}`));
  await photos.remove([]);
  expect(calls).toEqual([1_000, 1]);
});
