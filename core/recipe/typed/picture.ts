import type { PhotoInvalid, PhotosTooLarge } from '../../photo/errors.ts';
import { checkPhotos } from '../../photo/photo.ts';
import { ok, type Result } from '../../result.ts';
import type { Secrets } from '../../system-ports.ts';
import type { Picture } from '../pictures/store-recipe.ts';

/**
 * Checks the picture of a recipe and names it. Each request, even a repeated one, gets a new name, so that no picture
 * is stored under the name of one that is being removed.
 * @returns undefined if the request has none
 */
export function checkedPicture(
  { secrets }: { readonly secrets: Secrets },
  image: Uint8Array | null | undefined,
): Result<Picture | undefined, PhotoInvalid | PhotosTooLarge> {
  const checked = checkPhotos(image ? [image] : []);
  if (!checked.ok) return checked;
  const [jpeg] = checked.value;
  return ok(jpeg && { name: secrets.id(), jpeg });
}
