/** Marker with its data. `segment` begins with the two bytes of the marker. A scan includes its pixels. */
export type Segment = { readonly marker: number; readonly segment: Uint8Array };

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** Yields the segments between the first and the last marker of a JPEG. Stops where the structure is invalid. */
export function* segmentsOf(bytes: Uint8Array): Generator<Segment> {
  if (bytes[0] !== 0xff || bytes[1] !== START_OF_IMAGE) return;
  let at = 2;
  while (bytes[at] === 0xff && at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    if (marker === END_OF_IMAGE) {
      yield { marker, segment: bytes.subarray(at, at + 2) };
      return;
    }
    const length = word(bytes, at + 2);
    const headerEnd = at + 2 + length;
    if (length < 2 || headerEnd > bytes.length) return;
    const end = marker === START_OF_SCAN ? nextMarker(bytes, headerEnd) : headerEnd;
    yield { marker, segment: bytes.subarray(at, end) };
    at = end;
  }
}

/** Returns the end of a scan's pixels: the first 0xff that is neither stuffed (00) nor a restart (d0 to d7). */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Returns a new segment: marker, length, content. */
export const segmentOf = (marker: number, content: readonly number[]): Uint8Array =>
  Uint8Array.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff, ...content);

/** Returns a big-endian 16-bit number; 0 beyond the end. */
export const word = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

export const asciiBytes = (text: string): number[] => [...text].map((character) => character.charCodeAt(0));

export const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  asciiBytes(text).every((byte, index) => bytes[at + index] === byte);

export function bytesJoined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
