import { bytesJoined, startsWith } from './jpeg-segments.ts';

const NAME = 'ICC_PROFILE\0';
/** Offset of a chunk's data in its segment: behind marker, length, name, number and count. */
const CHUNK = 4 + NAME.length + 2;

/** Profiles of cameras and screens take a few kilobytes. Larger ones are for printing. */
const MAX_BYTES = 64 * 1024;

/**
 * Returns the segments of a JPEG's colour profile; empty unless they form one complete profile of a usual size.
 * @param segments APP2 segments in order Source: ICC.1:2022, 7.2 and annex B.4
 */
export function colourProfile(segments: readonly Uint8Array[]): readonly Uint8Array[] {
  const chunks = segments.filter((segment) => startsWith(segment, 4, NAME));
  const isInOrder = chunks.every(
    (chunk, index) => chunk[CHUNK - 2] === index + 1 && chunk[CHUNK - 1] === chunks.length,
  );
  const profile = bytesJoined(chunks.map((chunk) => chunk.subarray(CHUNK)));
  return isInOrder && isProfile(profile) ? chunks : [];
}

/** Checks length and signature in the header. */
const isProfile = (profile: Uint8Array): boolean =>
  profile.length <= MAX_BYTES && sizeIn(profile) === profile.length && startsWith(profile, 36, 'acsp');

const sizeIn = (profile: Uint8Array) =>
  profile.length < 128 ? 0 : new DataView(profile.buffer).getUint32(0);
