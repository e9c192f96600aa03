import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A real JPEG of one colour, which shows nothing. */
export const blankJpeg = (width = 32, height = 24, colour = '#c2371f'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** A real JPEG of a picture, if only of two colours side by side. */
export const plainJpeg = (width = 32, height = 24): Promise<Buffer> => {
  const side = { width: Math.ceil(width / 2), height, channels: 3, background: '#f3ece4' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#c2371f' } })
    .composite([{ input: { create: side }, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
};

/** A JPEG of random pixels. */
export function noiseJpeg(width: number, height: number): Promise<Buffer> {
  const pixels = randomBytes(width * height * 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** A JPEG with place, author and orientation in its metadata. */
export const talkativeJpeg = async (orientation = 6): Promise<Buffer> =>
  sharp(await plainJpeg())
    .withMetadata({ orientation })
    .withExif({
      IFD0: { Artist: 'Jonas Berg', Orientation: String(orientation) },
      IFD3: { GPSLatitude: '52/1 31/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>my kitchen</secret></x:xmpmeta>')
    .jpeg()
    .toBuffer();

/** A JPEG whose header has another size than its pixels. */
export async function oversizedHeaderJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await plainJpeg();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

/** The segments of a JPEG up to its first scan: marker and content. */
export function headersOf(jpeg: Uint8Array): { marker: number; content: Buffer }[] {
  const bytes = Buffer.from(jpeg);
  const found = [];
  for (let at = 2; bytes[at + 1] !== 0xda && at + 4 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    found.push({ marker: bytes[at + 1] ?? 0, content: bytes.subarray(at + 4, end) });
  }
  return found;
}

/** The JPEG without its segments of one marker. */
export function withoutSegments(jpeg: Buffer, marker: number): Buffer {
  let [head, left] = [Buffer.from([0xff, 0xd8]), jpeg.subarray(2)];
  for (const each of headersOf(jpeg)) {
    const length = each.content.length + 4;
    if (each.marker !== marker) head = Buffer.concat([head, left.subarray(0, length)]);
    left = left.subarray(length);
  }
  return Buffer.concat([head, left]);
}

/** The JPEG with one more segment at its beginning. */
export const withSegment = (jpeg: Buffer, marker: number, content: Uint8Array): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]),
    content,
    jpeg.subarray(2),
  ]);

export const asDataUrl = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`;
