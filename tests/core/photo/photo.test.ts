import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanJpeg } from '#core/photo/jpeg.ts';
import { checkPhotos, MAX_PHOTO_BYTES, MAX_PHOTOS_BYTES } from '#core/photo/photo.ts';
import {
  oversizedHeaderJpeg,
  headersOf,
  plainJpeg,
  talkativeJpeg,
  withoutSegments,
  withSegment,
} from '#tests/support/jpegs.ts';

/** Renames the three components of a JPEG in frame and scan. */
function named(jpeg: Buffer, names: string): Buffer {
  const [frame = 0, scan = 0] = [0xc0, 0xda].map((marker) => jpeg.indexOf(Buffer.from([0xff, marker])));
  for (const [index, name] of [...Buffer.from(names)].entries()) {
    jpeg[frame + 10 + 3 * index] = name;
    jpeg[scan + 5 + 2 * index] = name;
  }
  return jpeg;
}

const pixelsOf = (jpeg: Uint8Array) => sharp(jpeg).raw().toBuffer();

describe('a clean JPEG', () => {
  test('has no place, time and author any more', async () => {
    const jpeg = await talkativeJpeg();
    expect(jpeg.toString('latin1')).toMatch(/Jonas Berg[^]*|my kitchen/);
    const clean = Buffer.from(cleanJpeg(jpeg)?.bytes ?? []);
    expect(clean.toString('latin1')).not.toMatch(/Jonas|kitchen|GPS|xmpmeta/);
    const { exif, xmp, iptc, width, height } = await sharp(clean).metadata();
    expect(xmp).toBeUndefined();
    expect(iptc).toBeUndefined();
    expect(exif?.length ?? 0).toBeLessThan(40);
    expect([width, height]).toEqual([32, 24]);
  });

  test('has the same pixels, the same way up', async () => {
    for (const orientation of [1, 3, 6, 8]) {
      const jpeg = await talkativeJpeg(orientation);
      const clean = cleanJpeg(jpeg)?.bytes ?? new Uint8Array();
      expect(await pixelsOf(clean)).toEqual(await pixelsOf(jpeg));
      expect((await sharp(clean).metadata()).orientation ?? 1).toBe(orientation);
    }
  });

  test('keeps progressive pictures whole, and cuts off what follows the image', async () => {
    const progressive = await sharp(await plainJpeg(200, 150))
      .jpeg({ progressive: true })
      .toBuffer();
    const withTail = Buffer.concat([progressive, Buffer.from('<script>alert(1)</script>')]);
    const clean = cleanJpeg(withTail);
    expect(await pixelsOf(clean?.bytes ?? new Uint8Array())).toEqual(await pixelsOf(progressive));
    expect(Buffer.from(clean?.bytes ?? []).toString('latin1')).not.toContain('script');
  });

  test('has our own header: no thumbnail, and nothing that only looks like one', async () => {
    const thumbnail = Buffer.concat([
      Buffer.from('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01'),
      Buffer.from('RGB'),
    ]);
    const jpeg = withSegment(withoutSegments(await plainJpeg(), 0xe0), 0xe0, thumbnail);
    const clean =
      cleanJpeg(withSegment(jpeg, 0xe0, Buffer.from('AVI1 my kitchen')))?.bytes ?? new Uint8Array();
    const headers = headersOf(clean).filter(({ marker }) => marker === 0xe0);
    expect(headers.map(({ content }) => content.toString('hex'))).toEqual(['4a46494600010200000100010000']);
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(jpeg));
  });

  test('keeps no comments and no segments that decoding does not need', async () => {
    const jpeg = await plainJpeg();
    for (const marker of [0xfe, 0xe4, 0xef, 0xf0, 0xfd, 0x02]) {
      const clean =
        cleanJpeg(withSegment(jpeg, marker, Buffer.from('my kitchen')))?.bytes ?? new Uint8Array();
      expect(clean.length, marker.toString(16)).toBe(cleanJpeg(jpeg)?.bytes.length);
    }
  });

  test('keeps the colours of pictures without a JFIF header, and only the needed bytes of Adobe’s segment', async () => {
    const cmyk = await sharp(await plainJpeg())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect(headersOf(cmyk).some(({ marker }) => marker === 0xee)).toBe(true);
    expect(await pixelsOf(cleanJpeg(cmyk)?.bytes ?? new Uint8Array())).toEqual(await pixelsOf(cmyk));
    // Transform 0: stored as red, green and blue, which no JFIF header can express.
    const rgb = withSegment(
      withoutSegments(await plainJpeg(), 0xe0),
      0xee,
      Buffer.from('Adobe\0d\0\0\0\0\0'),
    );
    expect(await pixelsOf(rgb)).not.toEqual(await pixelsOf(await plainJpeg()));
    expect(await pixelsOf(cleanJpeg(rgb)?.bytes ?? new Uint8Array())).toEqual(await pixelsOf(rgb));
    const chatty = withSegment(await plainJpeg(), 0xee, Buffer.from('Adobe\0d\0\0\0\0\x01my kitchen'));
    expect(Buffer.from(cleanJpeg(chatty)?.bytes ?? []).includes('my kitchen')).toBe(false);
  });

  const ADOBE = (transform: number, more = '') =>
    Buffer.from([...Buffer.from('Adobe\0d\0\0\0\0'), transform, ...Buffer.from(more)]);

  test.each([
    ['components called R, G and B, and no header', [], 'RGB'],
    ['components called 0, 1 and 2, and no header', [], '\0\x01\x02'],
    ['components called 1, 2 and 3, and no header', [], '\x01\x02\x03'],
    ['Adobe’s segment for RGB', [ADOBE(0)], '\x01\x02\x03'],
    ['Adobe’s segment for RGB, and more in it', [ADOBE(0, 'my kitchen')], '\x01\x02\x03'],
    ['Adobe’s segment for YCbCr, and more in it', [ADOBE(1, 'my kitchen')], 'RGB'],
    ['two of Adobe’s segments', [ADOBE(0), ADOBE(1)], 'RGB'],
    ['one that is too short to be Adobe’s', [Buffer.from('Adobe\0d\0\0')], 'RGB'],
  ])('keeps the colours of %s, with a JFIF header and without', async (_, adobes, names) => {
    for (const hasJfif of [false, true]) {
      const plain = named(await plainJpeg(), names);
      const jpeg = [...adobes].reduceRight(
        (made, adobe) => withSegment(made, 0xee, adobe),
        hasJfif ? plain : withoutSegments(plain, 0xe0),
      );
      const clean = Buffer.from(cleanJpeg(jpeg)?.bytes ?? []);
      expect(await pixelsOf(clean)).toEqual(await pixelsOf(jpeg));
      expect(clean.includes('my kitchen')).toBe(false);
    }
  });

  describe('keeps a colour profile', () => {
    /** Adds a profile in one segment per chunk; sizes and numbers can be wrong on purpose. */
    const profiled = async (
      { chunks = 2, size = 400, lie = 0, is = 'acsp' } = {},
      number = (index: number) => index + 1,
    ) => {
      const profile = Buffer.alloc(size, 'my kitchen');
      profile.writeUInt32BE(size + lie, 0);
      profile.write(is, 36, 'latin1');
      let jpeg = await plainJpeg();
      for (let index = chunks - 1; index >= 0; index -= 1) {
        const part = profile.subarray((index * size) / chunks, ((index + 1) * size) / chunks);
        const head = Buffer.from([...Buffer.from('ICC_PROFILE\0'), number(index), chunks]);
        jpeg = withSegment(jpeg, 0xe2, Buffer.concat([head, part]));
      }
      const kept = headersOf(cleanJpeg(jpeg)?.bytes ?? new Uint8Array());
      return kept.filter(({ marker }) => marker === 0xe2).length;
    };

    test('that is complete', async () => {
      expect(await profiled()).toBe(2);
      expect(await profiled({ chunks: 1 })).toBe(1);
    });

    test('but not one that is something else, too large, or incomplete', async () => {
      expect(await profiled({ is: 'text' })).toBe(0);
      expect(await profiled({ lie: -100 })).toBe(0);
      expect(await profiled({ size: 70_000 })).toBe(0);
      expect(await profiled({ size: 40 })).toBe(0);
      expect(await profiled({}, () => 1)).toBe(0);
      expect(await profiled({}, (index) => 2 - index)).toBe(0);
    });
  });

  test('A clean JPEG of a phone’s double picture is only the first picture', async () => {
    const first = withSegment(await plainJpeg(), 0xe2, Buffer.from('MPF\0II*\0my kitchen'));
    const clean = cleanJpeg(Buffer.concat([first, await plainJpeg(64, 48)]));
    expect(clean).toMatchObject({ width: 32, height: 24 });
    expect(clean?.bytes).toEqual(cleanJpeg(await plainJpeg())?.bytes);
  });

  test.each([
    ['quantisation tables', 0xdb],
    ['Huffman tables', 0xc4],
    ['a frame', 0xc0],
  ])('is not made from a picture without %s', async (_, marker) => {
    expect(cleanJpeg(withoutSegments(await plainJpeg(), marker))).toBeUndefined();
  });

  test('is not made from a picture with a second frame of another size', async () => {
    const frame =
      headersOf(await plainJpeg()).find(({ marker }) => marker === 0xc0)?.content ?? Buffer.alloc(0);
    expect(cleanJpeg(withSegment(await plainJpeg(), 0xc0, frame))).toBeUndefined();
  });

  test('is not made from a picture without a scan, nor from a scan without pixels', async () => {
    const jpeg = await plainJpeg();
    const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
    const end = Buffer.from([0xff, 0xd9]);
    expect(cleanJpeg(Buffer.concat([jpeg.subarray(0, scan), end]))).toBeUndefined();
    const pixels = scan + 2 + jpeg.readUInt16BE(scan + 2);
    expect(cleanJpeg(Buffer.concat([jpeg.subarray(0, pixels), end]))).toBeUndefined();
  });

  test.each([
    ['text named .jpg', async () => Buffer.from('Dear photo, this is a letter.')],
    ['nothing', async () => Buffer.alloc(0)],
    [
      'a PNG',
      async () =>
        sharp(await plainJpeg())
          .png()
          .toBuffer(),
    ],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a JPEG', async () => (await plainJpeg(200, 150)).subarray(0, 400)],
    ['a JPEG without its end', async () => (await plainJpeg(200, 150)).subarray(0, -2)],
    ['a JPEG header alone', async () => Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a picture without width', async () => oversizedHeaderJpeg(0, 24)],
  ])('is not made from %s', async (_, make) => {
    expect(cleanJpeg(await make())).toBeUndefined();
  });

  test('never throws, whatever the input', async () => {
    const jpeg = await talkativeJpeg();
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 400 }),
        fc.nat(jpeg.length),
        fc.boolean(),
        (noise, at, inside) => {
          const spoilt = inside
            ? Buffer.concat([jpeg.subarray(0, at), noise, jpeg.subarray(at)])
            : Buffer.concat([Buffer.from([0xff, 0xd8]), noise]);
          const clean = cleanJpeg(spoilt);
          expect(clean === undefined || clean.bytes.length > 0).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the photos of a request', () => {
  test('are refused by number if one of them cannot be read', async () => {
    const photos = [await plainJpeg(), Buffer.from('text')];
    expect(checkPhotos(photos)).toEqual({ ok: false, error: { type: 'PhotoInvalid', photo: 2 } });
  });

  test('are refused if one or all of them are too large', () => {
    const heavy = new Uint8Array(MAX_PHOTO_BYTES + 1);
    expect(checkPhotos([heavy])).toEqual({ ok: false, error: { type: 'PhotosTooLarge' } });
    const thirds = [1, 2, 3].map(() => new Uint8Array(MAX_PHOTOS_BYTES / 3 + 1));
    expect(checkPhotos(thirds)).toEqual({ ok: false, error: { type: 'PhotosTooLarge' } });
  });

  test.each([
    ['a side is longer than models read', 8_001, 100],
    ['the header claims 50,000 × 50,000', 50_000, 50_000],
  ])('are refused before anything decodes them if %s', async (_, width, height) => {
    const jpeg = await oversizedHeaderJpeg(width, height);
    expect(checkPhotos([jpeg])).toEqual({ ok: false, error: { type: 'PhotosTooLarge' } });
  });
});
