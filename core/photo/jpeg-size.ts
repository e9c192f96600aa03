import { word } from './jpeg-segments.ts';

/** Frame markers that browsers support: baseline, extended and progressive. */
export const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/**
 * Returns width and height of a cleaned JPEG in pixels. Reads no further than its frame.
 * @returns undefined without a frame
 */
export function jpegSize(bytes: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  for (let at = 2; bytes[at] === 0xff; at += 2 + word(bytes, at + 2))
    if (FRAMES.has(bytes[at + 1] ?? 0)) return { width: word(bytes, at + 7), height: word(bytes, at + 5) };
  return undefined;
}
