import type { PlanPorts } from '../../plan/ports.ts';
import type { RecipeReader, RecipeWriter } from '../../recipe/ports.ts';
import type { RunPorts } from './ports.ts';
import type { PhotoRemover } from '../../photo/ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { RunCancelled, RunInProgress } from '../errors.ts';
import type { QuotaExceeded } from '../../plan/errors.ts';
import { reserveRecipe } from '../../plan/quota.ts';
import { notePhotos, type NotingPorts } from '../../recipe/pictures/note-photos.ts';
import { newRecipe } from '../../recipe/new-recipe.ts';
import { ID_SLOTS, newRecipeId, type RecipeId } from '../../recipe/recipe-id.ts';
import type { Recipe, RecipeContent } from '../../recipe/recipe.ts';
import { err, ok, type Result } from '../../result.ts';
import { SECOND } from '../../time.ts';
import { inProgress } from './begin-run.ts';
import type { Requester } from './requester.ts';
import { RUN_TIMEOUT, type GenerationRun } from './run.ts';
import { failRun, finishRun } from './reconcile-run.ts';

type SavePorts = NotingPorts &
  Pick<SystemPorts, 'clock' | 'secrets'> &
  RunPorts &
  Pick<PlanPorts, 'usage'> & {
    readonly recipes: RecipeReader & RecipeWriter;
    readonly photos: PhotoRemover;
  };

type RecipeToSave = {
  readonly content: RecipeContent;
  readonly parent: RecipeId | undefined;
  /** False if the photos may show foods that are not in the dish. */
  readonly hasCover: boolean;
};

/** Minimum remaining lease, in ms: enough time to store the recipe. */
const SAVE_DURATION = 10 * SECOND;

/**
 * Saves the recipe of a run and commits its quota. From here on the run cannot be cancelled. A run whose lease has
 * expired reserves again. If another recipe has its ID, it gets a new one.
 */
export async function saveRecipe(
  ports: SavePorts,
  user: Requester,
  run: GenerationRun,
  { content, parent, hasCover }: RecipeToSave,
): Promise<Result<Recipe, QuotaExceeded | RunCancelled | RunInProgress>> {
  const { clock, recipes, runs } = ports;
  const { userId } = user;
  if (!(await runs.startSaving(userId, run))) return giveUp(ports, user, run, { type: 'RunCancelled' });
  let saving: GenerationRun = { ...run, state: 'saving' };
  for (;;) {
    const now = clock.now();
    const isOver = saving.expiresAt - now < SAVE_DURATION;
    const { recipeId: id, photos } = saving;
    const recipe = newRecipe(content, { userId, id, photos: hasCover ? photos : [], now, parent });
    if (!isOver && (await recipes.add(recipe, saving.key))) {
      await finishRun(ports, userId, saving);
      if (!hasCover) await ports.photos.remove(photos);
      return ok(recipe);
    }
    const renewed = {
      ...saving,
      ...(isOver ? { expiresAt: now + RUN_TIMEOUT } : { recipeId: randomRecipeId(ports) }),
    };
    // Stores the run before its lease: a concurrent request then looks for the new ID and finds nothing yet.
    if (!(await runs.restart(userId, saving, renewed))) return err(inProgress(RUN_TIMEOUT));
    const taken = await reserveRecipe(ports, user, renewed);
    if (!taken.ok) return giveUp(ports, user, renewed, taken.error);
    await notePhotos(ports, { userId, id: renewed.recipeId }, photos);
    saving = renewed;
  }
}

async function giveUp<Failure>(
  ports: SavePorts,
  user: Requester,
  run: GenerationRun,
  failure: Failure,
): Promise<Result<never, Failure | RunInProgress>> {
  return err((await failRun(ports, user, run)) ? failure : inProgress(RUN_TIMEOUT));
}

export const randomRecipeId = ({ clock, secrets }: Pick<SystemPorts, 'clock' | 'secrets'>): RecipeId =>
  newRecipeId(clock.now(), secrets.below(ID_SLOTS));
