import type { PhotoInvalid, PhotosTooLarge } from '../../photo/errors.ts';
import { checkPhotos, photoNameFrom, type PhotoName } from '../../photo/photo.ts';
import { ok, type Result } from '../../result.ts';
import type { Secrets } from '../../system-ports.ts';
import type { UserId } from '../../user-id.ts';
import type { RecipeId } from '../recipe-id.ts';

/** Picture of a recipe: a checked JPEG without metadata, and the name under which it is stored. */
export type Picture = { readonly name: PhotoName; readonly jpeg: Uint8Array };

/** Request to store a recipe, by what identifies it. */
type PictureRequest = {
  readonly userId: UserId;
  readonly id: RecipeId;
  readonly image: Uint8Array | null | undefined;
  /** Hash of the request. */
  readonly request: string;
};

/**
 * Checks the picture of a recipe. Its name follows from the request, so that a repeated request stores no second one.
 * @returns undefined if the request has none, or one that shows nothing
 */
export function checkedPicture(
  { secrets }: { readonly secrets: Secrets },
  { userId, id, image, request }: PictureRequest,
): Result<Picture | undefined, PhotoInvalid | PhotosTooLarge> {
  const checked = checkPhotos(image ? [image] : []);
  if (!checked.ok) return checked;
  const [jpeg] = checked.value;
  const name = photoNameFrom(secrets.hash(`picture ${userId} ${id} ${request}`));
  return ok(jpeg && { name, jpeg });
}
