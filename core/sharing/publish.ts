import { photoNameIn } from '../photo/photo.ts';
import type { PhotoReader } from '../photo/ports.ts';
import type { NotingPorts } from '../recipe/pictures/note-photos.ts';
import type { RecipeReader } from '../recipe/ports.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { UserId } from '../user-id.ts';
import type { ProfileReader } from '../account/ports.ts';
import type { SharedRecipeReader, WithdrawingPorts } from './ports.ts';
import type { SharePicture, StoredShare } from './share.ts';
import { hasDishPhoto, sharedRecipeOf } from './shared-recipe.ts';
import { erasePage, withdrawShare } from './withdraw-share.ts';

export type PublishingPorts = NotingPorts &
  WithdrawingPorts & {
    readonly sharedRecipes: SharedRecipeReader;
    readonly recipes: Pick<RecipeReader, 'find'>;
    readonly photos: PhotoReader;
    readonly profiles: ProfileReader;
  };

/**
 * Writes the page of a shared recipe from its current state. Does nothing if the recipe is not shared. Checks again
 * after writing, because others may edit, delete or stop sharing it at the same time.
 * @param preview picture for messengers; undefined keeps the previous one
 * @returns false if the recipe is not shared
 */
export async function publish(
  ports: PublishingPorts,
  userId: UserId,
  id: RecipeId,
  preview?: Uint8Array,
): Promise<boolean> {
  const { recipes, shareSettings } = ports;
  for (;;) {
    const share = await shareSettings.find(userId, id);
    if (!share) return false;
    const recipe = share.isStopped ? undefined : await recipes.find(userId, id);
    if (!recipe) {
      await withdrawShare(ports, userId, id);
      return false;
    }
    const at = ports.clock.now();
    await ports.orphans.note({ userId, recipeId: id, photos: [], share: share.token, at });
    await write(ports, recipe, share, preview);
    const [nowShared, now] = [await shareSettings.find(userId, id), await recipes.find(userId, id)];
    if (nowShared?.token === share.token && !nowShared.isStopped && now && isSame(now, recipe)) return true;
    if (nowShared?.token !== share.token) await erasePage(ports, share);
  }
}

const isSame = (a: Recipe, b: Recipe): boolean =>
  a.version === b.version && a.translation?.language === b.translation?.language;

async function write(
  { photos, profiles, sharedRecipes, sharedPictures }: PublishingPorts,
  recipe: Recipe,
  { token, showsName = false, expiresAt }: StoredShare,
  preview: Uint8Array | undefined,
): Promise<void> {
  const former = await sharedRecipes.find(token);
  const dish = hasDishPhoto(recipe) ? await photos.find(photoNameIn(recipe.imageUrls[0] ?? '')) : undefined;
  if (dish) await sharedPictures.put(token, 'dish', dish);
  if (preview) await sharedPictures.put(token, 'preview', preview);
  const pictures: SharePicture[] = [
    ...(dish ? (['dish'] as const) : []),
    ...(preview || former?.pictures.includes('preview') ? (['preview'] as const) : []),
  ];
  const { name } = showsName ? await profiles.get(recipe.userId) : {};
  await sharedRecipes.put(
    token,
    sharedRecipeOf(recipe, {
      pictures,
      ...(name !== undefined && { by: name }),
      ...(expiresAt !== undefined && { expiresAt }),
    }),
  );
  if (former?.pictures.includes('dish') && !dish) await sharedPictures.remove(token, ['dish']);
}
