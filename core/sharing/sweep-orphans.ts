import { photoNameIn } from '../photo/photo.ts';
import type { PhotoRemover } from '../photo/ports.ts';
import { ORPHANED_AFTER, type Orphan } from '../recipe/pictures/orphan.ts';
import type { OrphanReader, OrphanRemover } from '../recipe/pictures/ports.ts';
import type { RecipeReader } from '../recipe/ports.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { SystemPorts } from '../system-ports.ts';
import { tryEach } from '../try-each.ts';
import type { UserId } from '../user-id.ts';
import type { WithdrawingPorts } from './ports.ts';
import { erasePage, withdrawShare } from './withdraw-share.ts';

type SweepingPorts = Pick<SystemPorts, 'clock'> &
  WithdrawingPorts & {
    readonly orphans: OrphanReader & OrphanRemover;
    readonly photos: PhotoRemover;
    readonly recipes: Pick<RecipeReader, 'find'>;
  };

/**
 * Removes files of interrupted requests: photos that no recipe lists, and pages and pictures of withdrawn links.
 * Idempotent. Safe to interrupt, because each orphan's record is removed last.
 * @throws AggregateError if some could not be removed; the others are
 */
export async function sweepOrphans(ports: SweepingPorts): Promise<void> {
  const due = (await ports.orphans.all()).filter(({ at }) => ports.clock.now() - at >= ORPHANED_AFTER);
  await tryEach(due, (each) => sweep(ports, each), 'Pictures wait for the next time.');
}

async function sweep(ports: SweepingPorts, orphan: Orphan): Promise<void> {
  const { userId, recipeId, photos } = orphan;
  const recipe = await ports.recipes.find(userId, recipeId);
  const listed = new Set(recipe?.imageUrls.map(photoNameIn));
  await ports.photos.remove(photos.filter((name) => !listed.has(name)));
  await sweepShare(ports, orphan, recipe);
  await ports.orphans.remove(orphan);
}

async function sweepShare(
  ports: SweepingPorts,
  { userId, recipeId, share: token }: Orphan,
  recipe: Recipe | undefined,
): Promise<void> {
  if (token === undefined) return;
  const share = await ports.shareSettings.find(userId, recipeId);
  if (share?.token !== token) await erasePage(ports, { token });
  else if (share.isStopped || !recipe) await withdrawShare(ports, userId, recipeId);
}

/** Removes all recorded files of a user who is being deleted, even if a recipe lists them. */
export async function removeOrphans(
  ports: Pick<SweepingPorts, 'photos' | 'sharedRecipes' | 'sharedPictures'> & {
    readonly orphans: OrphanReader & OrphanRemover;
  },
  userId: UserId,
  { isLast }: { readonly isLast: boolean },
): Promise<void> {
  for (const orphan of await ports.orphans.of(userId)) {
    await ports.photos.remove(orphan.photos);
    if (orphan.share !== undefined) await erasePage(ports, { token: orphan.share });
    // Kept until the last sweep, because a running request may still store its files.
    if (isLast) await ports.orphans.remove(orphan);
  }
}
