import type { PhotoName } from '../../photo/photo.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { UserId } from '../../user-id.ts';
import type { RecipeId } from '../recipe-id.ts';
import type { LeftoverWriter } from './ports.ts';

export type NotingPorts = Pick<SystemPorts, 'clock'> & { readonly leftovers: LeftoverWriter };

/** Notes photos that a request is about to store or to remove, so that none stays if the request is interrupted. */
export async function notePhotos(
  { clock, leftovers }: NotingPorts,
  recipe: { readonly userId: UserId; readonly id: RecipeId },
  photos: readonly PhotoName[],
): Promise<void> {
  if (photos.length === 0) return;
  await leftovers.note({ userId: recipe.userId, recipeId: recipe.id, photos, at: clock.now() });
}
