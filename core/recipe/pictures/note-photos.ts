import type { PhotoName } from '../../photo/photo.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { UserId } from '../../user-id.ts';
import type { RecipeId } from '../recipe-id.ts';
import type { OrphanWriter } from './ports.ts';

export type NotingPorts = Pick<SystemPorts, 'clock'> & { readonly orphans: OrphanWriter };

/** Notes photos before a request stores or removes them. If the request is interrupted, they are removed later. */
export async function notePhotos(
  { clock, orphans }: NotingPorts,
  recipe: { readonly userId: UserId; readonly id: RecipeId },
  photos: readonly PhotoName[],
): Promise<void> {
  if (photos.length === 0) return;
  await orphans.note({ userId: recipe.userId, recipeId: recipe.id, photos, at: clock.now() });
}
