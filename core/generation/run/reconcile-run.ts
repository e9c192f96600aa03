import type { RunPorts } from './ports.ts';
import type { PlanPorts } from '../../plan/ports.ts';
import type { RecipeReader } from '../../recipe/ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { PhotoRemover } from '../../photo/ports.ts';
import type { UserId } from '../../user-id.ts';
import type { RunSaved } from '../errors.ts';
import { release, keepTaken } from '../../plan/allowance.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Requester } from './requester.ts';
import type { GenerationRun, RunKey } from './run.ts';

type Needs = RunPorts &
  Pick<PlanPorts, 'usage'> & { readonly recipes: RecipeReader; readonly photos: PhotoRemover };

/** The recipe stands: it is paid for, and the run has reached its end. */
export async function finishRun(
  { usage, runs }: Pick<Needs, 'usage' | 'runs'>,
  userId: UserId,
  run: GenerationRun,
): Promise<void> {
  await keepTaken({ usage }, userId, run);
  await runs.end(userId, run, 'done');
}

/**
 * There will be no recipe: it is given back, and its photos go.
 * @returns false where another attempt has taken the run up: lease and photos are its own now
 */
export async function failRun(
  { usage, photos, runs }: Omit<Needs, 'recipes'>,
  { userId }: Requester,
  run: GenerationRun,
): Promise<boolean> {
  const standing = await runs.find(userId, run.key);
  if (standing?.attempt !== run.attempt) return false;
  await release({ usage }, userId, run);
  await photos.remove(run.photos);
  await runs.end(userId, run, 'failed');
  return true;
}

/**
 * Cancels a run: nothing is charged. Cancelled before it began, it never does.
 * @returns RunSaved when it is too late; the recipe can be had by asking again with the key
 */
export async function cancelRun(
  ports: Needs & Pick<SystemPorts, 'clock' | 'secrets'>,
  userId: UserId,
  key: RunKey,
): Promise<Result<void, RunSaved>> {
  const fresh = neverBegun(ports, key);
  const held = await ports.runs.begin(userId, fresh);
  if (held.state === 'saving' || held.state === 'done') return err({ type: 'RunSaved' });
  if (held.state === 'failed' || held.attempt === fresh.attempt) return ok(undefined);
  // Between the two looks it may have begun to save, or failed.
  if (held.state === 'running' && !(await ports.runs.cancel(userId, held)))
    return cancelRun(ports, userId, key);
  // Also of one that is cancelled already: whoever did so may have been stopped before this.
  await release(ports, userId, held);
  await ports.photos.remove(held.photos);
  return ok(undefined);
}

/** What stands in the place of a run that was cancelled while its request was still on the way. */
const neverBegun = (
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

/** After a call of unknown outcome: looks whether the recipe stands, and pays for it or gives it back. */
export async function reconcileRun(
  ports: Needs,
  user: Requester,
  { key, attempt }: GenerationRun,
): Promise<void> {
  try {
    const run = await ports.runs.find(user.userId, key);
    if (run?.attempt !== attempt) return;
    const recipe = await ports.recipes.broughtBy(user.userId, run);
    await (recipe ? finishRun(ports, user.userId, run) : failRun(ports, user, run));
  } catch {
    // The storage is still away. The run expires, and whoever meets it then settles it.
  }
}
