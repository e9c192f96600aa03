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
import type { RecipeId } from '../../recipe/recipe-id.ts';

/**
 * Deletes a recipe and its photos. Photos first: after an interruption the recipe still lists the rest and can be
 * deleted again. Finishes an interrupted run before: otherwise it would find no recipe, write another and charge for
 * both.
 */
export async function deleteRecipe(
  ports: RunPorts &
    Pick<PlanPorts, 'usage'> & {
      readonly recipes: RecipeReader & RecipeRemover;
      readonly photos: PhotoRemover;
    },
  userId: UserId,
  id: RecipeId,
): Promise<Result<void, RecipeNotFound>> {
  const { recipes, photos, runs } = ports;
  const record = await recipes.findRecord(userId, id);
  if (!record) return err({ type: 'RecipeNotFound' });
  const { recipe, run: key, formerPhotos } = record;
  const run = key === undefined ? undefined : await runs.find(userId, key);
  if (run && isActive(run)) await finishRun(ports, userId, run);
  await photos.remove([...recipe.imageUrls.map(photoNameIn), ...formerPhotos]);
  await recipes.remove(userId, id);
  return ok(undefined);
}
