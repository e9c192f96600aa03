import type { RunPorts } from './ports.ts';
import type { PlanPorts } from '../../plan/ports.ts';
import type { RecipeReader, RecipeRemover } from '../../recipe/ports.ts';
import type { PhotoRemover } from '../../photo/ports.ts';
import type { UserId } from '../../user-id.ts';
import type { RecipeNotFound } from '../../recipe/errors.ts';
import { isActive } from './run.ts';
import { finishRun } from './reconcile-run.ts';
import { photoNameIn } from '../../photo/photo.ts';
import { err, ok, type Result } from '../../result.ts';
import { notePhotos, type NotingPorts } from '../../recipe/pictures/note-photos.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';

/**
 * Deletes a recipe and its photos, including those of a concurrent edit. Deletes the recipe first, so that no recipe
 * lists removed photos. Before that, finishes an interrupted run: otherwise the run would find no recipe, write another
 * and charge for both.
 */
export async function deleteRecipe(
  ports: RunPorts &
    NotingPorts &
    Pick<PlanPorts, 'usage'> & {
      readonly recipes: RecipeReader & RecipeRemover;
      readonly photos: PhotoRemover;
    },
  userId: UserId,
  id: RecipeId,
): Promise<Result<void, RecipeNotFound>> {
  const { recipes, photos, runs } = ports;
  for (;;) {
    const record = await recipes.findRecord(userId, id);
    if (!record) return err({ type: 'RecipeNotFound' });
    const { recipe, run: key } = record;
    const run = key === undefined ? undefined : await runs.find(userId, key);
    if (run && isActive(run)) await finishRun(ports, userId, run);
    const names = recipe.imageUrls.map(photoNameIn);
    await notePhotos(ports, recipe, names);
    if (!(await recipes.remove(record))) continue;
    await photos.remove(names);
    return ok(undefined);
  }
}
