import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { NO_PREFERENCES } from '#core/author/preferences.ts';
import { localDay } from '#core/time.ts';
import type { ApiError } from '#web/errors/api-error.ts';
import type { GenerationResult } from '#web/generation/generation.ts';
import type { World } from './world.ts';

/** The app's modules, loaded separately for each device. */
export type App = Awaited<ReturnType<typeof loadApp>>;

export async function loadApp() {
  vi.resetModules();
  const [owner, database, outbox, syncing, recipes, pending, runner] = await Promise.all([
    import('#web/offline/owner.ts'),
    import('#web/offline/database.ts'),
    import('#web/offline/outbox.ts'),
    import('#web/offline/sync-outbox.ts'),
    import('#web/offline/recipes.ts'),
    import('#web/offline/pending-generations.ts'),
    import('#web/generation/generation-runner.ts'),
  ]);
  return { ...owner, ...database, ...outbox, ...syncing, ...recipes, ...pending, ...runner };
}

/** The server's last word on a generation. */
export type Outcome =
  | { readonly type: 'completed'; readonly recipeId: number }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'cancelled' };

export type Device = Awaited<ReturnType<typeof createDevice>>;

/** A phone with an empty database, on which a user is signed in and has the app open. */
export async function createDevice(app: App, userId: string, { ports }: World) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  app.setOwner(userId);
  await app.databaseOf(userId);
  const client = new QueryClient();
  const { signal } = new AbortController();
  const outcomes = new Map<string, Outcome>();
  const recipeOf = (id: number) => app.recipeOf(userId, id, client);

  /** Opens the page that runs generations, as the layout of the app does. */
  function openPage() {
    const runner = new app.GenerationRunner(userId, client);
    const close = runner.start({
      showsResumed: () => true,
      onCancelledTooLate: () => undefined,
      onResult(result, { pending }) {
        const outcome = outcomeOf(result);
        if (outcome) outcomes.set(pending.key, outcome);
      },
    });
    return { runner, close };
  }
  let page: ReturnType<typeof openPage> | undefined = openPage();

  return {
    outcomes,
    pendingGenerations: () => app.pendingGenerations(userId),
    outboxEntries: () => app.outboxEntries(userId),
    isCooked: async (id: number) => (await recipeOf(id).read())?.isCooked,
    refreshRecipe: (id: number) => ignoreFailure(recipeOf(id).refresh(signal)),
    sync: () => ignoreFailure(app.syncOutbox(userId, () => undefined)),

    open(): void {
      page ??= openPage();
    },

    close(): void {
      page?.close();
      page = undefined;
    },

    generate(variationOf?: number): void {
      page ??= openPage();
      void page.runner.request({
        photos: variationOf === undefined ? [new Blob()] : [],
        ...(variationOf !== undefined && { variationOf }),
        preferences: NO_PREFERENCES,
      });
    },

    /** Cancels the generation that is shown, if there is one. */
    cancel(): void {
      const shown = page?.runner.shown;
      if (shown) void page?.runner.cancel(shown);
    },

    async enqueue(type: 'cook' | 'uncook' | 'delete', recipeId: number): Promise<void> {
      const recipe = { recipeId, title: 'Soup' };
      const at = ports.clock.now();
      const day = localDay(at, 'UTC');
      if (type === 'cook') await app.enqueue(userId, { ...recipe, type, servings: 1, day, at });
      if (type === 'uncook') await app.enqueue(userId, { ...recipe, type, day });
      if (type === 'delete') await app.enqueue(userId, { ...recipe, type });
    },

    /** Discards all refused operations. @returns the reasons */
    async discardRefused(): Promise<string[]> {
      const refused = (await app.outboxEntries(userId)).filter(({ refusal }) => refusal !== undefined);
      for (const { id } of refused) await app.discardEntry(userId, id);
      return refused.map(({ refusal = '' }) => refusal);
    },
  };
}

const ignoreFailure = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

function outcomeOf(result: GenerationResult): Outcome | undefined {
  if (result.type === 'completed') return { type: 'completed', recipeId: result.recipe.id };
  if (result.type === 'cancelled') return result.isConfirmed ? { type: 'cancelled' } : undefined;
  if (!isRefusal(result.error))
    throw new Error('A generation failed for a reason of the app.', { cause: result.error });
  return { type: 'failed', reason: result.error.body.type ?? '' };
}

/** Each device has its own copy of the error classes. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof Error && error.constructor.name === 'ApiError';
