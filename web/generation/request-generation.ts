import * as v from 'valibot';
import { RecipePart, SeenFoods } from '#core/author/events.ts';
import { EarnedBadges, type UserBadge } from '#core/badge/badge.ts';
import { Recipe } from '#core/recipe/recipe.ts';
import { postForEvents } from '../api-events.ts';
import { remove } from '../api.ts';
import { ApiError, isRefusal } from '../errors/api-error.ts';
import type { PendingGeneration } from '../offline/schema.ts';
import { dataUrlOf, prepareSending } from './downscale.ts';

/** What becomes known while a wish is carried out. */
export type Progress =
  /** The server is at it. */
  | { readonly type: 'begun' }
  | { readonly type: 'seen'; readonly foods: readonly string[] }
  | { readonly type: 'part'; readonly part: RecipePart }
  /** What was told of the recipe is void; it is written anew. */
  | { readonly type: 'again' }
  /** The server cannot be reached just now; it is tried again. */
  | { readonly type: 'waiting' };

/** A recipe as it is answered. The badges are an extra: where they cannot be read, the recipe can. */
const Answer = v.pipe(
  v.object({ ...Recipe.entries, earnedBadges: v.fallback(EarnedBadges.entries.earnedBadges, undefined) }),
  v.transform(({ earnedBadges = [], ...recipe }): Granted => ({ recipe, earnedBadges })),
);

/** What a wish has brought. */
type Granted = { readonly recipe: Recipe; readonly earnedBadges: readonly UserBadge[] };

const MOMENT = 3_000;

/**
 * Has a wish granted, however often it takes: a connection that breaks, a run that another request is carrying out, a
 * server that stumbles are waited for. The key makes sure that all of it is one recipe.
 * @throws ApiError when the server says no for good; the signal's reason when it is aborted
 */
export async function requestGeneration(
  wish: PendingGeneration,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Granted> {
  const body = await bodyOf(wish);
  for (;;) {
    try {
      return await ask(wish, body, onProgress, signal);
    } catch (failure) {
      signal.throwIfAborted();
      if (!isPassing(failure)) throw failure;
      onProgress({ type: 'waiting' });
      await pause(failure instanceof ApiError ? failure.retryAfterSeconds * 1_000 || MOMENT : MOMENT, signal);
    }
  }
}

/**
 * Takes a wish back.
 * @returns false when it is too late: the recipe is there
 * @throws TypeError when the server cannot be reached
 */
export async function takeBack(wish: PendingGeneration): Promise<boolean> {
  try {
    await remove(`/api/analyze/${wish.key}`);
    return true;
  } catch (failure) {
    if (isRefusal(failure, 'RunSaved')) return false;
    throw failure;
  }
}

const ask = (
  wish: PendingGeneration,
  body: unknown,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Granted> =>
  postForEvents(
    wish.variationOf === undefined ? '/api/analyze' : `/api/recipes/${wish.variationOf}/alternatives`,
    body,
    {
      schema: Answer,
      last: 'recipe',
      headers: { 'idempotency-key': wish.key },
      signal,
      onEvent(event, data) {
        if (event === 'begun') onProgress({ type: 'begun' });
        if (event === 'again') onProgress({ type: 'again' });
        if (event === 'ingredients') onProgress({ type: 'seen', foods: v.parse(SeenFoods, data).foods });
        if (event === 'partial') onProgress({ type: 'part', part: v.parse(RecipePart, data) });
      },
    },
  );

/** The same photos in the same words each time: the server compares. */
async function bodyOf(order: PendingGeneration): Promise<unknown> {
  const { photos, variationOf, aims, wish, language, preferences, ingredients } = order;
  const asked = { preferredLanguage: language, preferences };
  if (variationOf !== undefined) return { recipeId: variationOf, aims, wish, ...asked };
  const images: string[] = [];
  for (const photo of photos) images.push(await dataUrlOf(await prepareSending(photo)));
  return { images, ...asked, ...(ingredients && { ingredients }) };
}

/** What nobody waits for: the author is away, or has spent its day's money. The cook decides when to ask again. */
const FINAL_FOR_NOW: ReadonlySet<string | undefined> = new Set(['AuthorUnavailable', 'BudgetSpent']);

/** Whether asking again may help. */
const isPassing = (failure: unknown): boolean =>
  failure instanceof TypeError ||
  isRefusal(failure, 'RunInProgress') ||
  (failure instanceof ApiError && failure.status >= 500 && !FINAL_FOR_NOW.has(failure.body.type));

/** Waits, but not when the connection comes back, nor when it is called off. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(go, milliseconds);
    function stop() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', leave);
    }
    function go() {
      stop();
      resolve();
    }
    function leave() {
      stop();
      reject(signal.reason);
    }
    window.addEventListener('online', go);
    signal.addEventListener('abort', leave);
  });
}
