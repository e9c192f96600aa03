import type { RunPorts } from './ports.ts';
import type { PlanPorts } from '../../plan/ports.ts';
import type { RecipeReader } from '../../recipe/ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { RunCancelled, RunInProgress } from '../errors.ts';
import type { RecipeNotFound } from '../../recipe/errors.ts';
import type { KeyReused } from '../../idempotency-key.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { err, ok, type Result } from '../../result.ts';
import { SECOND } from '../../time.ts';
import type { Requester } from './requester.ts';
import { isActive, RUN_TIMEOUT, type GenerationRun } from './run.ts';
import { finishRun } from './reconcile-run.ts';

/** A run to carry out, or the recipe that an earlier request under its key has brought. */
export type Begun = { readonly run: GenerationRun; readonly recipe?: Recipe };

/** Starts a run, or finds out what became of the one that had its key before. */
export async function beginRun(
  ports: Pick<SystemPorts, 'clock'> &
    RunPorts &
    Pick<PlanPorts, 'usage'> & { readonly recipes: RecipeReader },
  user: Requester,
  fresh: GenerationRun,
): Promise<Result<Begun, KeyReused | RunInProgress | RunCancelled | RecipeNotFound>> {
  const { runs, recipes, clock } = ports;
  const held = await runs.begin(user.userId, fresh);
  if (held.attempt === fresh.attempt) return ok({ run: held });
  if (held.state === 'cancelled') return err({ type: 'RunCancelled' });
  if (held.bodyHash !== fresh.bodyHash) return err({ type: 'KeyReused' });

  const recipe = held.state === 'failed' ? undefined : await recipes.broughtBy(user.userId, held);
  if (recipe && isActive(held)) await finishRun(ports, user.userId, held);
  if (recipe) return ok({ run: held, recipe });
  // Done, and no recipe: the user has deleted it since.
  if (held.state === 'done') return err({ type: 'RecipeNotFound' });
  const left = held.expiresAt - clock.now();
  if (isActive(held) && left > 0) return err(inProgress(left));
  const run = takeUp(held, fresh);
  return (await runs.restart(user.userId, held, run)) ? ok({ run }) : err(inProgress(RUN_TIMEOUT));
}

/** What a stopped function left behind is carried on under its own ids and in its own month: nothing is doubled. */
const takeUp = (held: GenerationRun, { attempt, expiresAt, month }: GenerationRun): GenerationRun => ({
  ...held,
  state: 'running',
  attempt,
  expiresAt,
  month: held.state === 'failed' ? month : held.month,
});

/** Somebody else is carrying the run out, for so many milliseconds at most. */
export const inProgress = (left: number): RunInProgress => ({
  type: 'RunInProgress',
  retryAfterSeconds: Math.min(5, Math.ceil(left / SECOND)),
});
