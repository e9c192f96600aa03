import { asciiBytes, segmentOf, startsWith } from './jpeg-segments.ts';

const EXIF = 0xe1;
const ORIENTATION = 0x0112;
const SHORT = 3;

/** Returns the Exif orientation, 1 to 8, from the first directory of an Exif segment. */
export function orientationIn(segment: Uint8Array): number | undefined {
  if (!startsWith(segment, 4, 'Exif\0\0')) return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 10, segment.length - 10);
  if (tiff.byteLength < 8) return undefined;
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  const fits = (at: number, length: number) => at + length <= tiff.byteLength;
  if (!fits(directory, 2)) return undefined;
  const entries = tiff.getUint16(directory, little);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (!fits(entry, 12)) return undefined;
    if (tiff.getUint16(entry, little) !== ORIENTATION) continue;
    const value = tiff.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** Returns an Exif segment with only the orientation: big-endian, one directory, one entry. */
export const orientationSegment = (orientation: number): Uint8Array =>
  segmentOf(EXIF, [
    ...asciiBytes('Exif\0\0MM\0*'),
    ...DIRECTORY_AT_8,
    ...ENTRY,
    orientation,
    0,
    0,
    ...NO_NEXT,
  ]);

const DIRECTORY_AT_8 = [0, 0, 0, 8, 0, 1];
/** Tag, type and number of values. The value follows. */
const ENTRY = [ORIENTATION >> 8, ORIENTATION & 0xff, 0, SHORT, 0, 0, 0, 1, 0];
const NO_NEXT = [0, 0, 0, 0];
