import type { PhotoRemover, PhotoWriter } from '../../photo/ports.ts';
import { photoUrl, type PhotoName } from '../../photo/photo.ts';
import type { RecipeCreator, RecipeReader } from '../ports.ts';
import type { Recipe } from '../recipe.ts';
import { notePhotos, type NotingPorts } from './note-photos.ts';

/** Picture of a recipe: a checked JPEG without metadata, and the name under which it is stored. */
export type Picture = { readonly name: PhotoName; readonly jpeg: Uint8Array };

type StoringPorts = NotingPorts & {
  readonly recipes: Pick<RecipeReader, 'find'> & Pick<RecipeCreator, 'create'>;
  readonly photos: PhotoWriter & PhotoRemover;
};

/**
 * Stores a new recipe after its picture, so that a recipe never lists a picture that is not there. A repeated request
 * finds the recipe, or the deletion of it, and leaves no second picture.
 * @param request hash of the request
 * @returns false if the ID belongs to another recipe
 */
export async function storeRecipe(
  ports: StoringPorts,
  recipe: Recipe,
  request: string,
  picture: Picture | undefined,
): Promise<boolean> {
  const { photos, recipes } = ports;
  if (picture) {
    await notePhotos(ports, recipe, [picture.name]);
    await photos.put(picture.name, picture.jpeg);
  }
  const outcome = await recipes.create(recipe, request);
  if (picture && outcome !== 'created') await removeUnlisted(ports, recipe, picture.name);
  return outcome !== 'taken';
}

/**
 * Removes a photo unless the stored recipe lists it: a write that failed may have been carried out all the same, when
 * its answer was lost and it was sent again.
 */
export async function removeUnlisted(
  { photos, recipes }: { readonly photos: PhotoRemover; readonly recipes: Pick<RecipeReader, 'find'> },
  { userId, id }: Pick<Recipe, 'userId' | 'id'>,
  name: PhotoName,
): Promise<void> {
  const stored = await recipes.find(userId, id);
  if (!stored?.imageUrls.includes(photoUrl(name))) await photos.remove([name]);
}
