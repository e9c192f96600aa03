import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { ALLERGENS, type Allergen } from '#core/nutrition/allergen.ts';
import { localDay } from '#core/time.ts';
import { aRecipe } from '#tests/support/examples.ts';
import type { ApiError } from '#web/errors/api-error.ts';
import type { GenerationResult } from '#web/generation/generation.ts';
import type { App } from './load-app.ts';
import { unlessOutdated } from './unless-outdated.ts';
import type { World } from './world.ts';

/** The server's last answer about a generation. */
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
    app.setOwner(userId);
    // A scenario that is repeated has the same user.
    await app.forgetUser(userId);
    await app.databaseOf(userId);
    return new Device(app, userId, world);
  }

  /** Opens the page that runs generations, as the app's layout does, and watches it. */
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
    const requested = this.#page?.runner.request({
      photos: variationOf === undefined ? [new Blob()] : [],
      ...(variationOf !== undefined && { variationOf }),
      preferences: NO_PREFERENCES,
    });
    if (requested) void unlessOutdated(requested);
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
    if (type === 'delete') this.deleted.add(recipeId);
    await unlessOutdated(
      enqueue(
        this.#userId,
        type === 'cook'
          ? { ...recipe, type, servings: 1, day, at }
          : type === 'uncook'
            ? { ...recipe, type, day }
            : { ...recipe, type },
      ),
    );
  }

  /** Recipes that the cook of this device has deleted. */
  readonly deleted = new Set<number>();

  /** Recipes that were written on this device: their IDs, and whether the browser has lost the picture. */
  readonly written = new Map<number, { readonly isPictureLost: boolean }>();

  /** Writes a recipe with a picture. */
  async write(id: number, isPictureLost: boolean): Promise<void> {
    const recipe = aRecipe(this.#userId, { id, title: `Cake ${id}`, origin: { type: 'own' } });
    const { title } = recipe;
    const isStored = await unlessOutdated(
      this.#app.enqueue(this.#userId, {
        type: 'create',
        recipeId: id,
        title,
        recipe,
        input: { id, title, servings: 2, ingredients: ['2 eggs'], instructions: ['Bake it.'] },
        picture: { id: String(id), jpeg: new Blob([], { type: isPictureLost ? LOST : 'image/jpeg' }) },
      }),
    );
    if (isStored) this.written.set(id, { isPictureLost });
  }

  /** Saves texts without their lost pictures, as a cook does who opens them from the message. */
  async saveTextsAlone(): Promise<void> {
    for (const { operation, undecided } of await this.outboxEntries()) {
      if (operation.type !== 'create' || undecided?.why !== 'photo-lost') continue;
      const { picture: _, ...text } = operation;
      await this.#app.replaceRefused(this.#userId, text);
    }
  }

  /**
   * Another tab opens a newer version of the app. This one must close the database, and is reloaded, as the app asks
   * its cook to.
   */
  async upgrade(): Promise<void> {
    const { indexedDB, UPGRADES } = this.#app;
    const version = UPGRADES.length + 1;
    const opening = indexedDB.open(`munchify-${this.#userId}`, version);
    await new Promise((resolve, reject) => {
      opening.addEventListener('success', resolve);
      opening.addEventListener('error', () => reject(opening.error ?? new Error('No database.')));
    });
    opening.result.close();
    this.close();
    // The newer version has one more upgrade step.
    if (UPGRADES.length < version) (UPGRADES as (() => void)[]).push(() => undefined);
    this.open();
  }

  /** Foods that this device has added to what its cook avoids. */
  readonly avoided = new Set<Allergen>();

  /** Taps two foods before the screen updates. */
  async avoid(index: number): Promise<void> {
    const foods = [0, 1].flatMap((next) => ALLERGENS[(2 * index + next) % ALLERGENS.length] ?? []);
    const tap = async (food: Allergen) => {
      const isStored = await unlessOutdated(
        this.#app.enqueue(this.#userId, () => ({
          type: 'avoid',
          change: { id: crypto.randomUUID(), add: { allergens: [food] } },
        })),
      );
      if (isStored) this.avoided.add(food);
    };
    await Promise.all(foods.map(tap));
  }

  /** Sends the outbox, as when the cook comes back to the app. */
  sync(): Promise<void> {
    return ignoreFailure(this.#app.syncOutbox(this.#userId, () => undefined, { isAsked: true }));
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

/** Type of a picture that the browser has lost. */
export const LOST = 'image/lost';

type Page = { readonly runner: InstanceType<App['GenerationRunner']>; readonly close: () => void };

const ignoreFailure = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

function outcomeOf(result: GenerationResult): Outcome | undefined {
  if (result.type === 'completed') return { type: 'completed', recipeId: result.recipe.id };
  if (result.type === 'cancelled') return result.isConfirmed ? { type: 'cancelled' } : undefined;
  // The recipe is stored, but this device cannot read it before an update.
  if (isOf('UnreadableAnswer', result.error)) return undefined;
  if (!isRefusal(result.error))
    throw new Error('A generation failed for a reason of the app.', { cause: result.error });
  return { type: 'failed', reason: result.error.body.type ?? '' };
}

/** Each device has its own copy of the error classes. */
const isOf = (name: string, error: unknown): boolean =>
  error instanceof Error && error.constructor.name === name;

const isRefusal = (error: unknown): error is ApiError => isOf('ApiError', error);
