import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { NO_PREFERENCES } from '#core/author/preferences.ts';
import { localDay } from '#core/time.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { ApiError } from '#web/errors/api-error.ts';
import type { PendingGeneration } from '#web/offline/schema.ts';
import type { World } from './world.ts';

/** The app's own code on one device: a copy of its modules, as another tab would have one. */
export type Copy = Awaited<ReturnType<typeof aCopy>>;

export async function aCopy() {
  vi.resetModules();
  const [owner, database, outbox, syncOutbox, recipes, wishes, carryOut] = await Promise.all([
    import('#web/offline/owner.ts'),
    import('#web/offline/database.ts'),
    import('#web/offline/outbox.ts'),
    import('#web/offline/sync-outbox.ts'),
    import('#web/offline/recipes.ts'),
    import('#web/offline/pending-generations.ts'),
    import('#web/generation/request-generation.ts'),
  ]);
  return { ...owner, ...database, ...outbox, ...syncOutbox, ...recipes, ...wishes, ...carryOut };
}

/** What has become of a wish. */
export type Outcome =
  | { readonly type: 'granted'; readonly recipe: Recipe }
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'taken back' };

export type Device = Awaited<ReturnType<typeof aDevice>>;

/** A phone with an empty database, on which a cook is signed in. */
export async function aDevice(copy: Copy, userId: string, { ports }: World) {
  vi.stubGlobal('indexedDB', new IDBFactory());
  copy.setOwner(userId);
  await copy.databaseOf(userId);
  const client = new QueryClient();
  const { signal } = new AbortController();
  const tabs = new Map<string, AbortController>();
  const outcomes = new Map<string, Outcome>();
  const held = (id: number) => copy.recipeOf(userId, id, client);
  const quietly = (doing: Promise<unknown>) =>
    doing.then(
      () => undefined,
      () => undefined,
    );

  async function settle(key: string, outcome: Outcome): Promise<void> {
    outcomes.set(key, outcome);
    await copy.dropPendingGeneration(userId, key);
  }

  /** Whether there is nothing to carry out any more; what the server does not answer is asked when the app opens next. */
  async function isTakenBack(wish: PendingGeneration): Promise<boolean> {
    try {
      if (!(await copy.takeBack(wish))) return false;
      await settle(wish.key, { type: 'taken back' });
    } catch {
      // It stays on the device as it is.
    }
    return true;
  }

  /** Has a wish carried out for as long as its tab is open. */
  async function pursue(wish: PendingGeneration): Promise<void> {
    const tab = new AbortController();
    tabs.set(wish.key, tab);
    try {
      if (wish.isCancelled && (await isTakenBack(wish))) return;
      const { recipe } = await copy.requestGeneration(wish, () => undefined, tab.signal);
      await copy.storeRecipe(userId, recipe, client);
      await settle(wish.key, { type: 'granted', recipe });
    } catch (failure) {
      if (isRefusal(failure)) await settle(wish.key, { type: 'refused', why: failure.body.type ?? '' });
    } finally {
      tabs.delete(wish.key);
    }
  }

  return {
    outcomes,
    held,
    pendingGenerations: () => copy.pendingGenerations(userId),
    entries: () => copy.outboxEntries(userId),
    sees: async (id: number) => (await held(id).read())?.isCooked,
    look: (id: number) => quietly(held(id).refresh(signal)),
    syncOutbox: () => quietly(copy.syncOutbox(userId, () => undefined)),

    async wish(key: string, variationOf?: number): Promise<void> {
      const wish: PendingGeneration = {
        key,
        photos: variationOf === undefined ? [new Blob()] : [],
        ...(variationOf !== undefined && { variationOf }),
        language: 'en',
        preferences: NO_PREFERENCES,
        requestedAt: ports.clock.now(),
      };
      await copy.storePendingGeneration(userId, wish);
      void pursue(wish);
    },

    /** Opens the app: what was wished for and has not come is pursued. */
    async open(): Promise<void> {
      for (const wish of await copy.pendingGenerations(userId)) if (!tabs.has(wish.key)) void pursue(wish);
    },

    closeTab: () => tabs.forEach((tab) => tab.abort()),

    async cancelWish(): Promise<void> {
      const [wish] = await copy.pendingGenerations(userId);
      if (!wish) return;
      await copy.storePendingGeneration(userId, { ...wish, isCancelled: true });
      tabs.get(wish.key)?.abort();
    },

    async act(type: 'cook' | 'uncook' | 'delete', recipeId: number): Promise<void> {
      const about = { recipeId, title: 'Soup' };
      const at = ports.clock.now();
      const day = localDay(at, 'UTC');
      if (type === 'cook') await copy.enqueue(userId, { ...about, type, servings: 1, day, at });
      if (type === 'uncook') await copy.enqueue(userId, { ...about, type, day });
      if (type === 'delete') await copy.enqueue(userId, { ...about, type });
    },

    /** The cook reads why something was refused, and lets it be. */
    async giveUp(): Promise<string[]> {
      const refused = (await copy.outboxEntries(userId)).filter(({ refusal }) => refusal !== undefined);
      for (const { id } of refused) await copy.discardEntry(userId, id);
      return refused.map(({ refusal = '' }) => refusal);
    },
  };
}

/** The copies of the app have error classes of their own. */
const isRefusal = (failure: unknown): failure is ApiError =>
  failure instanceof Error && failure.constructor.name === 'ApiError';
