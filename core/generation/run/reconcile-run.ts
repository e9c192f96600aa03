import type { RunPorts } from './ports.ts';
import type { PlanPorts } from '../../plan/ports.ts';
import type { RecipeReader } from '../../recipe/ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { PhotoRemover } from '../../photo/ports.ts';
import type { UserId } from '../../user-id.ts';
import type { RunSaved } from '../errors.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Requester } from './requester.ts';
import type { GenerationRun, RunKey } from './run.ts';

type ReconcilePorts = RunPorts &
  Pick<PlanPorts, 'usage'> & { readonly recipes: RecipeReader; readonly photos: PhotoRemover };

/** Commits the lease and ends the run, after the recipe was saved. */
export async function finishRun(
  { usage, runs }: Pick<ReconcilePorts, 'usage' | 'runs'>,
  userId: UserId,
  run: GenerationRun,
): Promise<void> {
  await usage.commit(userId, run.month, run);
  await runs.end(userId, run, 'done');
}

/**
 * Releases the lease, removes the photos and ends the run without a recipe.
 * @returns false if another attempt has taken over the run and owns lease and photos
 */
export async function failRun(
  { usage, photos, runs }: Omit<ReconcilePorts, 'recipes'>,
  { userId }: Requester,
  run: GenerationRun,
): Promise<boolean> {
  const standing = await runs.find(userId, run.key);
  if (standing?.attempt !== run.attempt) return false;
  await usage.release(userId, run.month, run);
  await photos.remove(run.photos);
  await runs.end(userId, run, 'failed');
  return true;
}

/**
 * Cancels a run without charge. A run that is cancelled before it began never begins.
 * @returns RunSaved if it is too late; a request with the same key then returns the recipe
 */
export async function cancelRun(
  ports: ReconcilePorts & Pick<SystemPorts, 'clock' | 'secrets'>,
  userId: UserId,
  key: RunKey,
): Promise<Result<void, RunSaved>> {
  const fresh = cancelledRun(ports, key);
  const held = await ports.runs.begin(userId, fresh);
  if (held.state === 'saving' || held.state === 'done') return err({ type: 'RunSaved' });
  if (held.attempt === fresh.attempt) return ok(undefined);
  // Cancels a failed run too, because another request with the key may be about to take it over. Fails if the run was
  // taken over or has started saving meanwhile.
  if (!(await ports.runs.cancel(userId, held))) return cancelRun(ports, userId, key);
  // Repeated for runs that are cancelled already: the cancelling request may have been interrupted here.
  await ports.usage.release(userId, held.month, held);
  await ports.photos.remove(held.photos);
  return ok(undefined);
}

/** Returns a cancelled run that blocks a request that has not arrived yet. */
const cancelledRun = (
  { clock, secrets }: Pick<SystemPorts, 'clock' | 'secrets'>,
  key: RunKey,
): GenerationRun => ({
  key,
  state: 'cancelled',
  attempt: secrets.id(),
  recipeId: 0,
  photos: [],
  bodyHash: '',
  month: '',
  expiresAt: clock.now(),
});

/** Resolves a call with unknown outcome: checks whether the recipe exists, then commits or releases its lease. */
export async function reconcileRun(
  ports: ReconcilePorts,
  user: Requester,
  { key, attempt }: GenerationRun,
): Promise<void> {
  try {
    const run = await ports.runs.find(user.userId, key);
    if (run?.attempt !== attempt) return;
    const recipe = await ports.recipes.findByRun(user.userId, run);
    await (recipe ? finishRun(ports, user.userId, run) : failRun(ports, user, run));
  } catch {
    // Storage is still unavailable. The run expires, and the next request that finds it resolves it.
  }
}
