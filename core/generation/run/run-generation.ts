import type { PlanPorts } from '../../plan/ports.ts';
import type { RecipeReader, RecipeWriter } from '../../recipe/ports.ts';
import type { RunPorts } from './ports.ts';
import type { PhotoRemover, PhotoWriter } from '../../photo/ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { LimitPorts } from '../../limits/ports.ts';
import type { ProfileReader } from '../../account/ports.ts';
import type { ModelPorts } from '../model/ports.ts';
import type { RecipeNotFound } from '../../recipe/errors.ts';
import type { QuotaExceeded } from '../../plan/errors.ts';
import type {
  NoDish,
  NoFood,
  NothingLeft,
  RecipeRefused,
  RunCancelled,
  RunInProgress,
  TriesUsed,
  WishUnmet,
} from '../errors.ts';
import type { WishesClash } from '../wishes.ts';
import type { KeyReused } from '../../idempotency-key.ts';
import type { AuthorUnavailable, BudgetSpent } from '../model/errors.ts';
import { admit, budgetFor, refund } from './admission.ts';
import { reserveRecipe } from '../../plan/quota.ts';
import { notePhotos, type NotingPorts } from '../../recipe/pictures/note-photos.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import type { Recipe, RecipeContent } from '../../recipe/recipe.ts';
import { ok, type Result } from '../../result.ts';
import { yearMonth } from '../../time.ts';
import { avoidBoth } from '../../nutrition/avoid.ts';
import { beginRun } from './begin-run.ts';
import { seedOf, type GenerationInput } from '../generation-input.ts';
import type { Requester } from './requester.ts';
import type { EmitGenerationEvent } from '../model/events.ts';
import { watchCalls } from '../model/watch-calls.ts';
import { joinRun } from './join-run.ts';
import { RUN_TIMEOUT, type GenerationRun, type RunKey } from './run.ts';
import { isFresh } from '../../nutrition/foods/cupboard.ts';
import { randomRecipeId, saveRecipe } from './save-recipe.ts';
import { failRun, reconcileRun } from './reconcile-run.ts';
import { writeRecipe } from './write-recipe.ts';

export type GenerationRequest = {
  readonly key: RunKey;
  /** Hash of the request, which tells a retry from a different request with the same key. */
  readonly bodyHash: string;
  /** True to wait for a run that another request is carrying out. */
  readonly joins: boolean;
  readonly input: Omit<GenerationInput, 'seed'>;
  readonly parent?: RecipeId;
};

export type GenerationPorts = LimitPorts &
  NotingPorts &
  Pick<SystemPorts, 'clock' | 'metrics' | 'secrets'> &
  ModelPorts &
  RunPorts &
  Pick<PlanPorts, 'usage'> & {
    readonly photos: PhotoWriter & PhotoRemover;
    readonly profiles: ProfileReader;
    readonly recipes: RecipeReader & RecipeWriter;
  };

type WritingFailure =
  | QuotaExceeded
  | TriesUsed
  | NoFood
  | NothingLeft
  | NoDish
  | WishesClash
  | RecipeRefused
  | WishUnmet
  | AuthorUnavailable
  | BudgetSpent
  | RunCancelled
  | RunInProgress;
export type GenerationFailure = WritingFailure | KeyReused | RecipeNotFound;

/**
 * Generates and saves a recipe and charges it to the monthly quota. A repeated request with the same key returns the
 * same recipe; a failure releases the charge. Emits nothing before the quota is reserved. Order of writes: run, quota
 * reservation, photos, run `saving`, recipe, quota commit, run `done`. After a crash at any point, the next request
 * with the key completes the rest.
 */
export async function runGeneration(
  ports: GenerationPorts,
  user: Requester,
  request: GenerationRequest,
  emit: EmitGenerationEvent,
): Promise<Result<Recipe, GenerationFailure>> {
  const fresh = freshRun(ports, user, request);
  try {
    const begun = await (request.joins ? joinRun : beginRun)(ports, user, fresh, emit);
    if (!begun.ok) return begun;
    const { run, recipe } = begun.value;
    if (!recipe) return await writeAndSave(ports, user, run, request, emit);
    ports.metrics.countReplay('recipe');
    return ok(recipe);
  } catch (failure) {
    await reconcileRun(ports, user, fresh);
    throw failure;
  }
}

async function writeAndSave(
  ports: GenerationPorts,
  user: Requester,
  run: GenerationRun,
  { input, parent }: GenerationRequest,
  emit: EmitGenerationEvent,
): Promise<Result<Recipe, WritingFailure>> {
  const taken = await reserveRecipe(ports, user, run);
  if (!taken.ok) {
    await ports.runs.end(user.userId, run, 'failed');
    return taken;
  }
  const profile = await ports.profiles.get(user.userId);
  const admitted = await admit(ports, user, profile);
  if (!admitted.ok) {
    await failRun(ports, user, run);
    return admitted;
  }
  await notePhotos(ports, { userId: user.userId, id: run.recipeId }, run.photos);
  await Promise.all(input.photos.map((bytes, index) => ports.photos.put(run.photos[index] ?? '', bytes)));
  emit({ type: 'begun' });
  const avoid = avoidBoth(profile.avoid, input.preferences.avoid);
  const preferences = { ...input.preferences, avoid };
  const watched = watchCalls(emit);
  const written = await writeRecipe(
    { ...ports, budget: budgetFor(ports.budget, admitted.value.priority) },
    { ...input, preferences, cupboard: profile.avoid.cupboard, seed: seedOf(run.key) },
    watched.emit,
  );
  if (!written.ok) await failRun(ports, user, run);
  const saved = written.ok
    ? await saveRecipe(ports, user, run, {
        content: written.value,
        parent,
        hasCover: !leavesOutPictured(written.value, input.parent),
      })
    : written;
  const { unfinished, begun, at } = admitted.value;
  const { isReached } = watched.calls;
  const isOurs = !saved.ok && OUR_FAILURES.has(saved.error.type);
  if (isOurs && !isReached) await refund(ports, [...unfinished, ...begun], at);
  else if (saved.ok || isOurs || !isReached) await refund(ports, unfinished, at);
  return saved;
}

/** Failures that are not the user's: models, providers and budgets. They do not count as unfinished generations. */
const OUR_FAILURES: ReadonlySet<WritingFailure['type']> = new Set(['AuthorUnavailable', 'BudgetSpent']);

/** Returns whether a variation leaves out a fresh food of its parent, which the parent's photos probably show. */
const leavesOutPictured = (
  { changes }: RecipeContent,
  parent: Pick<RecipeContent, 'lines'> | undefined,
): boolean =>
  (changes?.removed ?? []).some(
    ({ food }) =>
      food !== undefined &&
      isFresh(food) &&
      parent?.lines.some((line) => line.food === food && !line.isToBuy),
  );

function freshRun(
  ports: GenerationPorts,
  { timeZone }: Requester,
  { key, bodyHash, input }: GenerationRequest,
): GenerationRun {
  const { clock, secrets } = ports;
  const now = clock.now();
  return {
    key,
    bodyHash,
    state: 'running',
    attempt: secrets.id(),
    recipeId: randomRecipeId(ports),
    photos: input.photos.map(() => secrets.id()),
    month: yearMonth(now, timeZone),
    expiresAt: now + RUN_TIMEOUT,
  };
}
