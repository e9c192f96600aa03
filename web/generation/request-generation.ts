import * as v from 'valibot';
import { RecipePart, DetectedFoods } from '#core/generation/model/events.ts';
import { EarnedBadges, type UserBadge } from '#core/badge/badge.ts';
import { Recipe } from '#core/recipe/recipe.ts';
import { MINUTE, SECOND } from '#core/time.ts';
import { postForEvents } from '../requests/api-events.ts';
import { remove } from '../requests/api.ts';
import { backoff } from '../requests/backoff.ts';
import { dataUrlOf } from '../requests/data-url.ts';
import { onReconnect } from '../requests/reconnect.ts';
import { ApiError, isRefusal } from '../errors/api-error.ts';
import type { PendingGeneration } from '../offline/schema.ts';
import { blobOf } from '../offline/pictures/stored-picture.ts';
import { prepareSending } from './downscale.ts';
import type { GenerationEvent } from './generation-progress.ts';

type GeneratedRecipe = { readonly recipe: Recipe; readonly earnedBadges: readonly UserBadge[] };

/** Unreadable badges do not matter, because the recipe counts. */
const GeneratedRecipe = v.pipe(
  v.object({ ...Recipe.entries, earnedBadges: v.fallback(EarnedBadges.entries.earnedBadges, undefined) }),
  v.transform(({ earnedBadges = [], ...recipe }): GeneratedRecipe => ({ recipe, earnedBadges })),
);

/** Maximum milliseconds between attempts while the page is visible. */
const LONGEST_IN_SIGHT = MINUTE;

/**
 * Requests a recipe until the server decides. Retries if the connection breaks, the server fails, or another request
 * with the key is running. All attempts have one key and lead to one recipe. Pauses grow, because each attempt uploads
 * all photos.
 * @param send runs an attempt now, or once others have made room; does not include pauses
 * @throws ApiError if the server refuses for good; the signal's reason if aborted
 */
export async function requestGeneration(
  pending: PendingGeneration,
  onEvent: (event: GenerationEvent) => void,
  signal: AbortSignal,
  send: Send = (attempt) => attempt(),
): Promise<GeneratedRecipe> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await send(async () => post(pending, await requestBodyOf(pending), onEvent, signal));
    } catch (error) {
      signal.throwIfAborted();
      if (!isRetryable(error)) throw error;
      onEvent({ type: 'waiting' });
      await pause(pauseAfter(error, attempts), signal);
    }
  }
}

/** Runs an attempt to send something. */
export type Send = <Answer>(attempt: () => Promise<Answer>) => Promise<Answer>;

/** Returns the pause in ms. It is at least the one that the server asks for. */
function pauseAfter(error: unknown, attempts: number): number {
  // A proxy may send a date instead of a number.
  const asked = error instanceof ApiError ? (error.retryAfterSeconds || 0) * SECOND : 0;
  // The server is working on another request, and tells how long to wait.
  if (asked > 0 && isRefusal(error, 'RunInProgress')) return asked;
  const longest = document.visibilityState === 'visible' ? LONGEST_IN_SIGHT : Infinity;
  return Math.max(asked, Math.min(backoff(attempts), longest));
}

/**
 * Cancels a generation on the server.
 * @returns false if it is too late: the recipe is saved
 * @throws TypeError if the server cannot be reached
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

/** Deterministic, because the server compares the hash of a repeated request with the first one. */
async function requestBodyOf(pending: PendingGeneration): Promise<unknown> {
  const { photos, variationOf, aims, wish, language, preferences, ingredients } = pending;
  const common = { preferredLanguage: language, preferences };
  if (variationOf !== undefined) return { recipeId: variationOf, aims, wish, ...common };
  const images: string[] = [];
  for (const photo of photos) images.push(await dataUrlOf(await prepareSending(blobOf(photo))));
  return { images, ...common, ...(ingredients && { ingredients }) };
}

/** Errors that are not retried automatically: the user decides when to try again. */
const FINAL_ERRORS: ReadonlySet<string | undefined> = new Set(['AuthorUnavailable', 'BudgetSpent']);

const isRetryable = (error: unknown): boolean =>
  error instanceof TypeError ||
  isRefusal(error, 'RunInProgress') ||
  (error instanceof ApiError && error.status >= 500 && !FINAL_ERRORS.has(error.body.type));

/** Waits, but ends early if the connection or the user is back. @throws the signal's reason if aborted */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const over = new AbortController();
  const timer = setTimeout(resolve, milliseconds);
  const onVisible = () => document.visibilityState === 'visible' && resolve();
  const stopWaiting = onReconnect(resolve);
  document.addEventListener('visibilitychange', onVisible, { signal: over.signal });
  signal.addEventListener('abort', () => reject(signal.reason), { signal: over.signal });
  return promise.finally(() => {
    clearTimeout(timer);
    stopWaiting();
    over.abort();
  });
}
