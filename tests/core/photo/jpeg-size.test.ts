import { expect, test } from 'vitest';
import { cleanJpeg } from '#core/photo/jpeg.ts';
import { jpegSize } from '#core/photo/jpeg-size.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';

test('a picture has the size that its whole structure gives', async () => {
  const cleaned = cleanJpeg(await plainJpeg());
  if (!cleaned) throw new Error('It is a picture.');
  expect(jpegSize(cleaned.bytes)).toEqual({ width: cleaned.width, height: cleaned.height });
});

test.each([[], [0xff], [0xff, 0xd8], [0xff, 0xd8, 0xff, 0xe0, 0, 0], [0xff, 0xd8, 0xff, 0xd9]])(
  'A file that is no complete picture has no size: %j, %j, %j',
  (...bytes) => expect(jpegSize(Uint8Array.from(bytes))).toBeUndefined(),
);
