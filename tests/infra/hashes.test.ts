import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const sdk = new S3Client({ region: 'eu-central-1' }).config;

type Hash = InstanceType<typeof sdk.sha256>;

const ours: {
  readonly Sha256: typeof sdk.sha256;
  readonly Md5: typeof sdk.md5;
  readonly Crc32: new () => Hash;
  readonly readableStreamHasher: typeof sdk.streamHasher;
} = await import(new URL('../../infra/replacements/hashes.mjs', import.meta.url).href);

/** Returns the digest of some pieces. */
async function digestOf(hash: Hash, pieces: readonly Uint8Array[]): Promise<Uint8Array> {
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}

test('The hashes of a Lambda equal those of the SDK, with and without a key', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.uint8Array({ minLength: 1 }), async (all, key) => {
      const digests = ({ sha256, md5 }: Pick<typeof sdk, 'sha256' | 'md5'>) =>
        Promise.all([new sha256(), new sha256(key), new md5()].map((hash) => digestOf(hash, all)));
      expect(await digests({ sha256: ours.Sha256, md5: ours.Md5 })).toEqual(await digests(sdk));
      // The SDK's type covers all runtimes at once.
      const stream = () => Readable.from(all) as Readable & Blob;
      expect(await ours.readableStreamHasher(ours.Sha256, stream())).toEqual(
        await sdk.streamHasher(sdk.sha256, stream()),
      );
    }),
    { numRuns: 50 },
  );
});

test('The CRC-32 check value is that of its specification', async () => {
  const pieces = [Buffer.from('1234'), Buffer.from('56789')];
  expect(Buffer.from(await digestOf(new ours.Crc32(), pieces)).toString('hex')).toBe('cbf43926');
});
