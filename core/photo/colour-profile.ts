import { bytesJoined, startsWith } from './jpeg-segments.ts';

const NAME = 'ICC_PROFILE\0';
/** Where a chunk's bytes begin in its segment: after marker, length, name, number and count. */
const CHUNK = 4 + NAME.length + 2;

/** The profiles of cameras and screens are a few kilobytes; larger ones are for printing presses. */
const MAX_BYTES = 64 * 1024;

/**
 * The colour profile of a JPEG, as segments; none where its chunks do not make one whole profile of a usual size.
 * @param segments its APP2 segments, in their order
 * Source: ICC.1:2022, 7.2 and annex B.4
 */
export function colourProfile(segments: readonly Uint8Array[]): readonly Uint8Array[] {
  const chunks = segments.filter((segment) => startsWith(segment, 4, NAME));
  const isInOrder = chunks.every(
    (chunk, index) => chunk[CHUNK - 2] === index + 1 && chunk[CHUNK - 1] === chunks.length,
  );
  const profile = bytesJoined(chunks.map((chunk) => chunk.subarray(CHUNK)));
  return isInOrder && isProfile(profile) ? chunks : [];
}

/** The header says how long the profile is, and what it is. */
const isProfile = (profile: Uint8Array): boolean =>
  profile.length <= MAX_BYTES && sizeIn(profile) === profile.length && startsWith(profile, 36, 'acsp');

const sizeIn = (profile: Uint8Array) =>
  profile.length < 128 ? 0 : new DataView(profile.buffer).getUint32(0);
