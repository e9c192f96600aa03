import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { isBlank } from '#core/photo/blank.ts';
import { blockMeans } from '#core/photo/block-means.ts';
import { blankJpeg, oversizedHeaderJpeg, noiseJpeg, plainJpeg, withSegment } from '#tests/support/jpegs.ts';

const PHOTOS = join(import.meta.dirname, '../../photos');
const photos = readdirSync(PHOTOS)
  .filter((name) => name.endsWith('.jpg'))
  .map((name) => [name, readFileSync(join(PHOTOS, name))] as const);

/** Encodes a photo as the app does, after an optional change. */
const encodedByApp = (photo: Buffer, change: (image: Sharp) => Sharp = (image) => image) =>
  change(sharp(photo).resize(800, 800, { fit: 'inside' }))
    .jpeg({ quality: 80 })
    .toBuffer();

describe('a photo with content', () => {
  test.each(photos)(
    '%s is not blank: by day, in a dark kitchen, out of focus, in fog, small and grey',
    async (_, photo) => {
      for (const change of [
        (image: Sharp) => image,
        (image: Sharp) => image.linear(0.1, 0),
        (image: Sharp) => image.linear(0.05, 0),
        (image: Sharp) => image.blur(12),
        (image: Sharp) => image.linear(0.1, 200),
        (image: Sharp) => image.resize(100),
        (image: Sharp) => image.greyscale(),
      ])
        expect(isBlank(await encodedByApp(photo, change))).toBe(false);
      expect(isBlank(await sharp(photo).jpeg({ progressive: true }).toBuffer())).toBe(false);
    },
  );

  test('is not blank even with only two colours, a gradient or a pattern', async () => {
    const drawn = (svg: string) =>
      sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">${svg}</svg>`))
        .jpeg()
        .toBuffer();
    const gradient =
      '<linearGradient id="s"><stop stop-color="#333"/><stop offset="1" stop-color="#444"/></linearGradient>';
    const stripes = Array.from(
      { length: 25 },
      (_, x) => `<rect x="${x * 16}" width="8" height="300" fill="#ddd"/>`,
    ).join('');
    for (const svg of [
      '<rect width="200" height="300" fill="#c2371f"/>',
      `${gradient}<rect width="400" height="300" fill="url(#s)"/>`,
      stripes,
    ])
      expect(isBlank(await drawn(svg))).toBe(false);
    expect(isBlank(await plainJpeg())).toBe(false);
  });
});

describe('a blank photo', () => {
  test.each(['#000000', '#ffffff', '#2550c8', '#c2371f', '#808080'])('may be plain %s', async (colour) => {
    for (const [width, height] of [
      [32, 24],
      [800, 600],
      [801, 599],
    ] as const) {
      const blank = await blankJpeg(width, height, colour);
      expect(isBlank(blank)).toBe(true);
      expect(isBlank(await sharp(blank).jpeg({ progressive: true }).toBuffer())).toBe(true);
    }
  });

  test('may be noise, or one colour with noise over it', async () => {
    for (const [width, height] of [
      [400, 300],
      [800, 600],
      [1_600, 1_200],
    ] as const) {
      const noise = await noiseJpeg(width, height);
      expect(isBlank(noise)).toBe(true);
      expect(isBlank(await sharp(noise).greyscale().jpeg().toBuffer())).toBe(true);
      const faint = await sharp(noise)
        .linear([0.1, 0.1, 0.1], [30, 70, 190])
        .jpeg({ progressive: true })
        .toBuffer();
      expect(isBlank(faint)).toBe(true);
    }
  });

  test('may claim a large size in its header without pixels to fill it', async () => {
    expect(isBlank(await oversizedHeaderJpeg(7_000, 7_000))).toBe(true);
  });
});

describe('block means of a JPEG', () => {
  /** Decodes block means with a standard decoder. */
  async function decodedMeans(jpeg: Buffer): Promise<(x: number, y: number) => number> {
    const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
    const lightness = (at: number) =>
      info.channels === 1
        ? (data[at] ?? 0)
        : 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
    return (x, y) => {
      let sum = 0;
      for (let pixel = 0; pixel < 64; pixel += 1)
        sum += lightness(((y * 8 + (pixel >> 3)) * info.width + x * 8 + (pixel & 7)) * info.channels);
      return sum / 64 - 128;
    };
  }

  async function expectMeans(jpeg: Buffer, blocksAcross: number, blocksDown: number): Promise<void> {
    const mean = await decodedMeans(jpeg);
    const [{ width, means } = { width: 0, means: new Float32Array() }] = blockMeans(jpeg);
    for (let y = 0; y < blocksDown; y += 1)
      for (let x = 0; x < blocksAcross; x += 1)
        expect(Math.abs((means[y * width + x] ?? NaN) - mean(x, y)), `${x}, ${y}`).toBeLessThan(2.5);
  }

  test.each([
    ['with baseline coding', {}],
    ['with full-resolution colour', { chromaSubsampling: '4:4:4' }],
    ['with progressive coding', { progressive: true }],
    ['with progressive coding and full-resolution colour', { progressive: true, chromaSubsampling: '4:4:4' }],
    ['with optimised Huffman and quantisation tables', { optimiseCoding: true, mozjpeg: true }],
  ])('match its pixels %s', async (_, options) => {
    for (const photo of [photos[0]?.[1] ?? Buffer.alloc(0)]) {
      const jpeg = await sharp(photo)
        .resize(403, 301, { fit: 'fill' })
        .jpeg({ quality: 85, ...options })
        .toBuffer();
      await expectMeans(jpeg, 50, 37);
      const grey = await sharp(jpeg)
        .greyscale()
        .jpeg({ quality: 85, ...options })
        .toBuffer();
      await expectMeans(grey, 50, 37);
    }
  });

  test('match its pixels with restart markers', async () => {
    await expectMeans(restartedJpeg(40, 30, 7), 40, 30);
  });

  test('are finite and throw no error for a damaged file', async () => {
    const jpeg = await encodedByApp(photos[0]?.[1] ?? Buffer.alloc(0), (image) => image.resize(64));
    const progressive = await sharp(jpeg).jpeg({ progressive: true }).toBuffer();
    fc.assert(
      fc.property(
        fc.constantFrom(jpeg, progressive),
        fc.uint8Array({ maxLength: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (whole, noise, share, isInserted) => {
          const at = Math.floor(share * whole.length);
          const damaged = Buffer.concat([
            whole.subarray(0, at),
            noise,
            whole.subarray(isInserted ? at : at + noise.length),
          ]);
          for (const { means } of blockMeans(damaged)) expect(means.every(Number.isFinite)).toBe(true);
          isBlank(damaged);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('do not change with repeated scans and extra tables', async () => {
    const jpeg = await sharp(await plainJpeg(320, 240))
      .jpeg({ progressive: true })
      .toBuffer();
    const scan = jpeg.subarray(jpeg.indexOf(Buffer.from([0xff, 0xda])), -2);
    const many = Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(500).fill(scan), jpeg.subarray(-2)]);
    const tables = Buffer.concat([Buffer.from([0, ...Array<number>(15).fill(0), 1]), Buffer.from([0])]);
    let crowded: Buffer = many;
    for (let table = 0; table < 500; table += 1) crowded = withSegment(crowded, 0xc4, tables);
    expect(blockMeans(crowded)).toEqual(blockMeans(jpeg));
  });
});

/** Writes a grey gradient block by block, with a restart after every interval. */
function restartedJpeg(across: number, down: number, interval: number): Buffer {
  const segment = (marker: number, ...content: number[]) =>
    Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff, ...content]);
  const sizes = Array.from({ length: 12 }, (_, size) => size);
  // Huffman code lengths: four bits for the size of a difference, one bit for the end of a block.
  const counts = (length: number, count: number) =>
    Array.from({ length: 16 }, (_, at) => (at + 1 === length ? count : 0));
  const pixels: number[] = [];
  let bits = '';
  let last = 0;
  const flush = () => {
    for (let at = 0; at < bits.length; at += 8) {
      const byte = Number.parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
      pixels.push(byte, ...(byte === 0xff ? [0] : []));
    }
    bits = '';
    last = 0;
  };
  for (let block = 0; block < across * down; block += 1) {
    if (block > 0 && block % interval === 0) {
      flush();
      pixels.push(0xff, 0xd0 + ((block / interval - 1) % 8));
    }
    const level = 16 * ((block % across) - Math.floor(block / across));
    const difference = level - last;
    const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
    const written = difference < 0 ? difference + 2 ** size - 1 : difference;
    bits +=
      size.toString(2).padStart(4, '0') + (size > 0 ? written.toString(2).padStart(size, '0') : '') + '0';
    last = level;
  }
  flush();
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(
      0xc0,
      8,
      (down * 8) >> 8,
      (down * 8) & 0xff,
      (across * 8) >> 8,
      (across * 8) & 0xff,
      1,
      1,
      0x11,
      0,
    ),
    segment(0xc4, 0x00, ...counts(4, 12), ...sizes),
    segment(0xc4, 0x10, ...counts(1, 1), 0),
    segment(0xdd, interval >> 8, interval & 0xff),
    segment(0xda, 1, 1, 0x00, 0, 63, 0),
    Buffer.from(pixels),
    Buffer.from([0xff, 0xd9]),
  ]);
}
