import type { PhotoRemover, PhotoWriter } from '../../photo/ports.ts';
import { photoUrl, type PhotoName } from '../../photo/photo.ts';
import type { RecipeCreator, RecipeReader } from '../ports.ts';
import type { Recipe } from '../recipe.ts';
import { notePhotos, type NotingPorts } from './note-photos.ts';

/** Picture of a recipe: a checked JPEG without metadata, and its name in the store. */
export type Picture = { readonly name: PhotoName; readonly jpeg: Uint8Array };

type StoringPorts = NotingPorts & {
  readonly recipes: Pick<RecipeReader, 'find'> & Pick<RecipeCreator, 'create'>;
  readonly photos: PhotoWriter & PhotoRemover;
};

/**
 * Stores the picture of a new recipe, then the recipe, so that no recipe lists a missing picture. A repeated request
 * finds the recipe or its deletion, and leaves no second picture.
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
 * Removes a photo unless the stored recipe lists it. A write that seems to have failed may have succeeded: only its
 * answer was lost.
 */
export async function removeUnlisted(
  { photos, recipes }: { readonly photos: PhotoRemover; readonly recipes: Pick<RecipeReader, 'find'> },
  { userId, id }: Pick<Recipe, 'userId' | 'id'>,
  name: PhotoName,
): Promise<void> {
  const stored = await recipes.find(userId, id);
  if (!stored?.imageUrls.includes(photoUrl(name))) await photos.remove([name]);
}
