import type { PhotoInvalid, PhotosTooLarge } from './errors.ts';
import { err, ok, type Result } from '../result.ts';
import { cleanJpeg } from './jpeg.ts';

/** Limits per request, for decoded bytes. */
export const MAX_PHOTOS = 8;
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
export const MAX_PHOTOS_BYTES = 4 * 1024 * 1024;

/** More than any photo that the app has scaled down. Decoding more pixels would waste memory. */
const MAX_PIXELS = 50_000_000;

/** Maximum side in px. Source: Anthropic, "Images and vision", and Amazon Nova, "Image understanding" */
const MAX_SIDE = 8_000;

/** Unguessable name: 128 bits, base64url. Whoever knows the name may see the photo; names cannot be listed. */
export type PhotoName = string;

export const photoUrl = (name: PhotoName): string => `/photos/${name}.jpg`;

/** Inverse of `photoUrl`. */
export const photoNameIn = (url: string): PhotoName => url.slice(url.lastIndexOf('/') + 1, -'.jpg'.length);

/** Checks the photos of a request before anything decodes them, and removes metadata such as place and author. */
export function checkPhotos(
  photos: readonly Uint8Array[],
): Result<readonly Uint8Array[], PhotoInvalid | PhotosTooLarge> {
  const total = photos.reduce((sum, { length }) => sum + length, 0);
  if (total > MAX_PHOTOS_BYTES || photos.some(({ length }) => length > MAX_PHOTO_BYTES)) {
    return err({ type: 'PhotosTooLarge' });
  }
  const clean: Uint8Array[] = [];
  for (const [index, bytes] of photos.entries()) {
    const jpeg = cleanJpeg(bytes);
    if (!jpeg) return err({ type: 'PhotoInvalid', photo: index + 1 });
    if (jpeg.width * jpeg.height > MAX_PIXELS || Math.max(jpeg.width, jpeg.height) > MAX_SIDE)
      return err({ type: 'PhotosTooLarge' });
    clean.push(jpeg.bytes);
  }
  return ok(clean);
}
