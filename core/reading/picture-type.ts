/** Types of pictures that the app can decode. SVG is missing on purpose: it can hold scripts. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

/** Returns the type of a picture by its first bytes, whatever type its sender claims. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  const letters = String.fromCharCode(...bytes.subarray(0, 16));
  if (letters.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (letters.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^RIFF[\s\S]{4}WEBP/.test(letters)) return 'image/webp';
  return /^[\s\S]{4}ftypavi[fs]/.test(letters) ? 'image/avif' : undefined;
}
