import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
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
    import('#web/offline/recipes/recipes.ts'),
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

/** A phone with an empty database, on which a user is signed in and has the app open. */
export class Device {
  readonly outcomes = new Map<string, Outcome>();
  readonly #client = new QueryClient();
  readonly #app: App;
  readonly #userId: string;
  readonly #clock: World['ports']['clock'];
  #page: Page | undefined;

  private constructor(app: App, userId: string, { ports }: World) {
    this.#app = app;
    this.#userId = userId;
    this.#clock = ports.clock;
    this.open();
  }

  static async create(app: App, userId: string, world: World): Promise<Device> {
    vi.stubGlobal('indexedDB', new IDBFactory());
    app.setOwner(userId);
    await app.databaseOf(userId);
    return new Device(app, userId, world);
  }

  /** Opens the page that runs generations, as the layout of the app does, and looks at it. */
  open(): void {
    if (this.#page) return;
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
    const runner = new this.#app.GenerationRunner(this.#userId, this.#client);
    const close = runner.start({
      showsResumed: () => true,
      onCancelledTooLate: () => undefined,
      onResult: (result, { pending }) => {
        const outcome = outcomeOf(result);
        if (outcome) this.outcomes.set(pending.key, outcome);
      },
    });
    this.#page = { runner, close };
  }

  close(): void {
    this.#page?.close();
    this.#page = undefined;
  }

  generate(variationOf?: number): void {
    this.open();
    void this.#page?.runner.request({
      photos: variationOf === undefined ? [new Blob()] : [],
      ...(variationOf !== undefined && { variationOf }),
      preferences: NO_PREFERENCES,
    });
  }

  /** Cancels the generation that is shown, if there is one. */
  cancel(): void {
    const shown = this.#page?.runner.shown;
    if (shown) void this.#page?.runner.cancel(shown.pending);
  }

  pendingGenerations = () => this.#app.pendingGenerations(this.#userId);

  outboxEntries = () => this.#app.outboxEntries(this.#userId);

  async enqueue(type: 'cook' | 'uncook' | 'delete', recipeId: number): Promise<void> {
    const recipe = { recipeId, title: 'Soup' };
    const at = this.#clock.now();
    const day = localDay(at, 'UTC');
    const { enqueue } = this.#app;
    if (type === 'cook') await enqueue(this.#userId, { ...recipe, type, servings: 1, day, at });
    if (type === 'uncook') await enqueue(this.#userId, { ...recipe, type, day });
    if (type === 'delete') await enqueue(this.#userId, { ...recipe, type });
  }

  sync(): Promise<void> {
    return ignoreFailure(this.#app.syncOutbox(this.#userId, () => undefined));
  }

  /** Discards all refused operations. @returns the reasons */
  async discardRefused(): Promise<string[]> {
    const refused = (await this.outboxEntries()).filter(({ refusal }) => refusal !== undefined);
    for (const { id } of refused) await this.#app.discardEntry(this.#userId, id);
    return refused.map(({ refusal = '' }) => refusal);
  }

  async isCooked(recipeId: number): Promise<boolean | undefined> {
    return (await this.#recipeOf(recipeId).read())?.isCooked;
  }

  refreshRecipe(recipeId: number): Promise<void> {
    return ignoreFailure(this.#recipeOf(recipeId).refresh(new AbortController().signal));
  }

  #recipeOf(recipeId: number) {
    return this.#app.recipeOf(this.#userId, recipeId, this.#client);
  }
}

type Page = { readonly runner: InstanceType<App['GenerationRunner']>; readonly close: () => void };

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
