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

/** Run to carry out, with its recipe if an earlier request with the key has saved one. */
export type BegunRun = { readonly run: GenerationRun; readonly recipe?: Recipe };

/** Starts a run or continues the one with the same key. */
export async function beginRun(
  ports: Pick<SystemPorts, 'clock'> &
    RunPorts &
    Pick<PlanPorts, 'usage'> & { readonly recipes: RecipeReader },
  user: Requester,
  fresh: GenerationRun,
): Promise<Result<BegunRun, KeyReused | RunInProgress | RunCancelled | RecipeNotFound>> {
  const { runs, recipes, clock } = ports;
  const held = await runs.begin(user.userId, fresh);
  if (held.attempt === fresh.attempt) return ok({ run: held });
  if (held.state === 'cancelled') return err({ type: 'RunCancelled' });
  if (held.bodyHash !== fresh.bodyHash) return err({ type: 'KeyReused' });

  const recipe = held.state === 'failed' ? undefined : await recipes.findByRun(user.userId, held);
  if (recipe && isActive(held)) await finishRun(ports, user.userId, held);
  if (recipe) return ok({ run: held, recipe });
  // The run is done without a recipe because the user has deleted it since.
  if (held.state === 'done') return err({ type: 'RecipeNotFound' });
  const left = held.expiresAt - clock.now();
  if (isActive(held) && left > 0) return err(inProgress(left));
  const run = takeOver(held, fresh);
  return (await runs.restart(user.userId, held, run)) ? ok({ run }) : err(inProgress(RUN_TIMEOUT));
}

/**
 * Takes over an interrupted run with its recipe ID and its month, so that nothing is duplicated. Its photos get new
 * names, so that left-over photos can be removed by their old ones.
 */
const takeOver = (
  held: GenerationRun,
  { attempt, expiresAt, month, photos }: GenerationRun,
): GenerationRun => ({
  ...held,
  state: 'running',
  attempt,
  expiresAt,
  photos,
  month: held.state === 'failed' ? month : held.month,
});

/** @param left milliseconds until the other request must have ended */
export const inProgress = (left: number): RunInProgress => ({
  type: 'RunInProgress',
  retryAfterSeconds: Math.min(5, Math.ceil(left / SECOND)),
});
