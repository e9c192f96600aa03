import type { PhotoInvalid, PhotosTooLarge } from './errors.ts';
import { err, ok, type Result } from '../result.ts';
import { isBlank } from './blank.ts';
import { cleanJpeg } from './jpeg.ts';

/** The limits of the photos of one request, decoded. */
export const MAX_PHOTOS = 8;
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
export const MAX_PHOTOS_BYTES = 4 * 1024 * 1024;

/** More pixels than any phone's picture has after the app made it smaller: decoding it would only cost memory. */
const MAX_PIXELS = 50_000_000;

/** A name that cannot be guessed, 128 bits, base64url: whoever knows it may see the photo, nobody can list them. */
export type PhotoName = string;

/** Where the app finds a photo, on its own origin. */
export const photoUrl = (name: PhotoName): string => `/photos/${name}.jpg`;

/** The name in an address that `photoUrl` has made. */
export const photoNameIn = (url: string): PhotoName => url.slice(url.lastIndexOf('/') + 1, -'.jpg'.length);

/**
 * Checks the photos of a request before anything decodes them, and takes out what tells where and by whom they
 * were taken. Those that show nothing, one colour or noise, are left out.
 */
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
    if (jpeg.width * jpeg.height > MAX_PIXELS) return err({ type: 'PhotosTooLarge' });
    if (!isBlank(jpeg.bytes)) clean.push(jpeg.bytes);
  }
  return ok(clean);
}
