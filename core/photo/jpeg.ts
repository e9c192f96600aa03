import { colourProfile } from './colour-profile.ts';
import { orientationIn, orientationSegment } from './exif-orientation.ts';
import {
  asciiBytes,
  bytesJoined,
  segmentOf,
  segmentsOf,
  startsWith,
  word,
  type Segment,
} from './jpeg-segments.ts';
import { FRAMES } from './jpeg-size.ts';

/**
 * Reads a JPEG's structure without decoding it. Keeps only what decoding needs: colour headers, orientation, colour
 * profile, tables, frame and scans. Drops metadata, unknown segments and everything behind the end of the image, such
 * as the second picture of a phone's MPO, a video or the tail of a polyglot.
 * @returns undefined unless the JPEG is a complete picture that every browser decodes Source: ITU-T T.81 annex B; JFIF
 * 1.02; Exif 2.32
 */
export function cleanJpeg(
  bytes: Uint8Array,
): { bytes: Uint8Array; width: number; height: number } | undefined {
  const segments = [...segmentsOf(bytes)];
  if (segments.at(-1)?.marker !== END_OF_IMAGE || !isPicture(segments.map(({ marker }) => marker))) {
    return undefined;
  }
  const all = (marker: number) =>
    segments.filter((each) => each.marker === marker).map(({ segment }) => segment);
  const frame = segments.find(({ marker }) => FRAMES.has(marker))?.segment ?? START;
  const [width, height] = [word(frame, 7), word(frame, 5)];
  const hasPixels = all(START_OF_SCAN).every((scan) => scan.length > 2 + word(scan, 2));
  if (width === 0 || height === 0 || !hasPixels) return undefined;

  const orientation = all(APP1).map(orientationIn).find(Boolean) ?? 1;
  return {
    bytes: bytesJoined([
      START,
      ...colourHeaders(segments),
      ...(orientation === 1 ? [] : [orientationSegment(orientation)]),
      ...colourProfile(all(APP2)),
      ...segments.filter(({ marker }) => DECODED.has(marker)).map(({ segment }) => segment),
    ]),
    width,
    height,
  };
}

const START = Uint8Array.of(0xff, 0xd8);
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const HUFFMAN_TABLES = 0xc4;
const QUANTISATION_TABLES = 0xdb;
const RESTART_INTERVAL = 0xdd;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

/** Segments that a decoder reads. */
const DECODED = new Set([
  ...FRAMES,
  HUFFMAN_TABLES,
  QUANTISATION_TABLES,
  RESTART_INTERVAL,
  START_OF_SCAN,
  END_OF_IMAGE,
]);

/** Returns whether there is one frame, with all its tables before the first scan. */
function isPicture(markers: readonly number[]): boolean {
  const beforeScan = markers.slice(0, Math.max(0, markers.indexOf(START_OF_SCAN)));
  return (
    markers.filter((marker) => marker >= 0xc0 && marker <= 0xcf && marker !== HUFFMAN_TABLES).length === 1 &&
    beforeScan.some((marker) => FRAMES.has(marker)) &&
    beforeScan.includes(QUANTISATION_TABLES) &&
    beforeScan.includes(HUFFMAN_TABLES)
  );
}

/**
 * Returns the segments that define the colour space, without their other content. Without such segments adds none:
 * decoders then use the component names, which a header would override. Source: libjpeg, `default_decompress_parms` and
 * `examine_app0`
 */
function colourHeaders(segments: readonly Segment[]): Uint8Array[] {
  const scan = segments.findIndex(({ marker }) => marker === START_OF_SCAN);
  const before = segments.slice(0, scan).map(({ segment }) => segment);
  const adobe = before.findLast((segment) => isOf(segment, APP14, 'Adobe', ADOBE_BYTES));
  return [
    ...(before.some((segment) => isOf(segment, APP0, 'JFIF\0', JFIF_BYTES)) ? [JFIF] : []),
    ...(adobe ? [segmentOf(APP14, [...adobe.subarray(4, 4 + ADOBE_BYTES)])] : []),
  ];
}

/** Checks name and minimum length, because decoders ignore shorter segments. */
const isOf = (segment: Uint8Array, marker: number, name: string, bytes: number): boolean =>
  segment[1] === marker && segment.length >= 4 + bytes && startsWith(segment, 4, name);

const JFIF_BYTES = 14;
const ADOBE_BYTES = 12;

/** Version 1.02, no density, no thumbnail. */
const JFIF = segmentOf(APP0, [...asciiBytes('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]);
