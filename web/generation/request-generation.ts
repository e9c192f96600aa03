import * as v from 'valibot';
import { RecipePart, DetectedFoods } from '#core/generation/model/events.ts';
import { EarnedBadges, type UserBadge } from '#core/badge/badge.ts';
import { Recipe } from '#core/recipe/recipe.ts';
import { SECOND } from '#core/time.ts';
import { postForEvents } from '../requests/api-events.ts';
import { remove } from '../requests/api.ts';
import { dataUrlOf } from '../requests/data-url.ts';
import { ApiError, isRefusal } from '../errors/api-error.ts';
import type { PendingGeneration } from '../offline/schema.ts';
import { prepareSending } from './downscale.ts';
import type { GenerationEvent } from './generation-progress.ts';

type GeneratedRecipe = { readonly recipe: Recipe; readonly earnedBadges: readonly UserBadge[] };

/** Badges are an extra: the recipe counts even if they cannot be read. */
const GeneratedRecipe = v.pipe(
  v.object({ ...Recipe.entries, earnedBadges: v.fallback(EarnedBadges.entries.earnedBadges, undefined) }),
  v.transform(({ earnedBadges = [], ...recipe }): GeneratedRecipe => ({ recipe, earnedBadges })),
);

const RETRY_DELAY = 3 * SECOND;

/**
 * Requests a recipe until the server decides. Retries while the connection breaks, another request with the same key
 * runs or the server fails; the key makes all of them one recipe.
 * @throws ApiError when the server refuses for good; the signal's reason when it is aborted
 */
export async function requestGeneration(
  pending: PendingGeneration,
  onEvent: (event: GenerationEvent) => void,
  signal: AbortSignal,
): Promise<GeneratedRecipe> {
  const body = await requestBodyOf(pending);
  for (;;) {
    try {
      return await post(pending, body, onEvent, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!isRetryable(error)) throw error;
      onEvent({ type: 'waiting' });
      await pause(
        error instanceof ApiError ? error.retryAfterSeconds * SECOND || RETRY_DELAY : RETRY_DELAY,
        signal,
      );
    }
  }
}

/**
 * Cancels a generation at the server.
 * @returns false when it is too late: the recipe is saved
 * @throws TypeError when the server cannot be reached
 */
export async function cancelGeneration({ key }: PendingGeneration): Promise<boolean> {
  try {
    await remove(`/api/analyze/${key}`);
    return true;
  } catch (error) {
    if (isRefusal(error, 'RunSaved')) return false;
    throw error;
  }
}

const post = (
  { key, variationOf }: PendingGeneration,
  body: unknown,
  onEvent: (event: GenerationEvent) => void,
  signal: AbortSignal,
): Promise<GeneratedRecipe> =>
  postForEvents(
    variationOf === undefined ? '/api/analyze' : `/api/recipes/${variationOf}/alternatives`,
    body,
    {
      schema: GeneratedRecipe,
      last: 'recipe',
      headers: { 'idempotency-key': key },
      signal,
      onEvent(event, data) {
        if (event === 'begun') onEvent({ type: 'started' });
        if (event === 'again') onEvent({ type: 'restarted' });
        if (event === 'ingredients') onEvent({ type: 'foods', foods: v.parse(DetectedFoods, data).foods });
        if (event === 'partial') onEvent({ type: 'part', part: v.parse(RecipePart, data) });
      },
    },
  );

/** Deterministic: the server compares the hash of a repeated request with the first. */
async function requestBodyOf(pending: PendingGeneration): Promise<unknown> {
  const { photos, variationOf, aims, wish, language, preferences, ingredients } = pending;
  const common = { preferredLanguage: language, preferences };
  if (variationOf !== undefined) return { recipeId: variationOf, aims, wish, ...common };
  const images: string[] = [];
  for (const photo of photos) images.push(await dataUrlOf(await prepareSending(photo)));
  return { images, ...common, ...(ingredients && { ingredients }) };
}

/** Not retried automatically: the user decides when to try again. */
const FINAL_ERRORS: ReadonlySet<string | undefined> = new Set(['AuthorUnavailable', 'BudgetSpent']);

const isRetryable = (error: unknown): boolean =>
  error instanceof TypeError ||
  isRefusal(error, 'RunInProgress') ||
  (error instanceof ApiError && error.status >= 500 && !FINAL_ERRORS.has(error.body.type));

/** Waits, at most until the connection comes back. @throws the signal's reason when it is aborted */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(finish, milliseconds);
    function stopListening() {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      signal.removeEventListener('abort', abort);
    }
    function finish() {
      stopListening();
      resolve();
    }
    function abort() {
      stopListening();
      reject(signal.reason);
    }
    window.addEventListener('online', finish);
    signal.addEventListener('abort', abort);
  });
}
