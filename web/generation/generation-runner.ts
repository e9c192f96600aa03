import type { QueryClient } from '@tanstack/react-query';
import type { UserId } from '#core/user-id.ts';
import { isRefusal } from '../errors/api-error.ts';
import { preferredLanguage } from '../i18n/language.ts';
import {
  dropPendingGeneration,
  findPendingGeneration,
  markCancelled,
  pendingGenerations,
  pendingGenerationsQuery,
  storePendingGeneration,
} from '../offline/pending-generations.ts';
import { recipeOf, storeRecipe } from '../offline/recipes/recipes.ts';
import type { PendingGeneration } from '../offline/schema.ts';
import type {
  GenerationObserver,
  GenerationOutcome,
  GenerationResult,
  NewGeneration,
  ShownGeneration,
} from './generation.ts';
import { NO_PROGRESS, withEvent, type GenerationEvent } from './generation-progress.ts';
import { cancelGeneration, requestGeneration, type Send } from './request-generation.ts';
import { connectionNow } from '../requests/connection.ts';
import { onReconnect } from '../requests/reconnect.ts';

/**
 * Runs the generations of a user. A generation outlives the page: it is stored before it is sent, and one tab resumes
 * it when the user or the connection is back.
 */
export class GenerationRunner {
  readonly #userId: UserId;
  readonly #client: QueryClient;
  readonly #running = new Map<string, AbortController>();
  readonly #listeners = new Set<() => void>();
  /** Uploads of resumed generations run one at a time. */
  readonly #oneByOne = oneByOne();
  #observer: GenerationObserver | undefined;
  #shown: ShownGeneration | undefined;

  constructor(userId: UserId, client: QueryClient) {
    this.#userId = userId;
    this.#client = client;
  }

  /**
   * Resumes pending generations now and whenever the connection is back.
   * @returns a function that stops all running ones; they stay pending
   */
  start(observer: GenerationObserver): () => void {
    this.#observer = observer;
    const resume = () => void this.#resume().catch(console.error);
    resume();
    const stopResuming = onReconnect(resume);
    return () => {
      this.#observer = undefined;
      stopResuming();
      this.#running.forEach((controller) => controller.abort());
    };
  }

  get shown(): ShownGeneration | undefined {
    return this.#shown;
  }

  /** @returns a function that unsubscribes */
  subscribe(onShownChange: () => void): () => void {
    this.#listeners.add(onShownChange);
    return () => this.#listeners.delete(onShownChange);
  }

  async request(input: NewGeneration): Promise<GenerationOutcome> {
    const pending: PendingGeneration = {
      ...input,
      key: crypto.randomUUID(),
      language: preferredLanguage(),
      requestedAt: Date.now(),
    };
    try {
      await storePendingGeneration(this.#userId, pending);
    } catch (error) {
      // The device has no room: the generation ends with the page.
      console.error(error);
      return this.#run(pending, true);
    }
    if (connectionNow().isOnline) return this.#runStored(pending.key, true);
    await this.#client.invalidateQueries(pendingGenerationsQuery(this.#userId));
    return { type: 'waiting' };
  }

  /** Cancels a generation, even a waiting one, because another page may have sent it. */
  async cancel(pending: PendingGeneration): Promise<void> {
    // Stored first, so that the next visit cancels it if the page is closed now.
    await this.#mark(pending, true);
    let isConfirmed = true;
    try {
      if (!(await cancelGeneration(pending))) return await this.#resumeCancelled(pending);
    } catch {
      isConfirmed = false;
    }
    this.#running.get(pending.key)?.abort();
    await this.#settle(pending, { type: 'cancelled', isConfirmed }, this.#shown?.pending.key === pending.key);
  }

  /** The recipe is saved and charged, so the user gets it. */
  async #resumeCancelled(pending: PendingGeneration): Promise<void> {
    await this.#mark(pending, false);
    this.#observer?.onCancelledTooLate();
    if (!this.#running.has(pending.key)) await this.#runStored(pending.key, false);
  }

  async #mark({ key }: PendingGeneration, isCancelled: boolean): Promise<void> {
    await markCancelled(this.#userId, key, isCancelled).catch(console.error);
    await this.#client.invalidateQueries(pendingGenerationsQuery(this.#userId));
  }

  /** Resumes all generations at once, so that none waits for an undecided one. Shows the oldest. */
  async #resume(): Promise<void> {
    if (!connectionNow().isOnline) return;
    const showsOne = this.#observer?.showsResumed() ?? false;
    const pending = await pendingGenerations(this.#userId);
    if (!this.#observer) return;
    const resumed = pending.filter(({ key }) => !this.#running.has(key));
    await Promise.all(
      resumed.map(({ key }, index) =>
        this.#runStored(key, showsOne && index === 0 && !this.#shown, this.#oneByOne),
      ),
    );
  }

  /** Runs a generation under a lock. A tab that waited for the lock usually finds the generation completed. */
  #runStored(key: string, isShown: boolean, send?: Send): Promise<GenerationOutcome> {
    return navigator.locks.request(`generation ${key}`, async () => {
      const pending = await findPendingGeneration(this.#userId, key);
      if (!pending) return { type: 'completed' };
      return pending.isCancelled ? this.#finishCancelling(pending) : this.#run(pending, isShown, send);
    });
  }

  async #run(pending: PendingGeneration, isShown: boolean, send?: Send): Promise<GenerationOutcome> {
    const controller = new AbortController();
    this.#running.set(pending.key, controller);
    if (isShown) this.#show({ pending, progress: NO_PROGRESS });
    try {
      const result = await this.#resultOf(pending, controller.signal, send);
      if (!result) return { type: 'stopped' };
      await this.#settle(pending, result, isShown);
      return result;
    } finally {
      this.#running.delete(pending.key);
    }
  }

  /** @returns undefined if it was aborted */
  async #resultOf(
    pending: PendingGeneration,
    signal: AbortSignal,
    send?: Send,
  ): Promise<GenerationResult | undefined> {
    const onEvent = (event: GenerationEvent) => this.#advance(pending.key, event);
    try {
      const { recipe, earnedBadges } = await requestGeneration(pending, onEvent, signal, send);
      const isStored = await storeRecipe(this.#userId, recipe, this.#client);
      this.#client.setQueryData(recipeOf(this.#userId, recipe.id, this.#client).key, recipe);
      return { type: 'completed', recipe, earnedBadges, isStored };
    } catch (error) {
      if (signal.aborted) return undefined;
      if (isRefusal(error, 'RunCancelled')) return { type: 'cancelled', isConfirmed: true };
      return { type: 'failed', error };
    }
  }

  async #finishCancelling(pending: PendingGeneration): Promise<GenerationOutcome> {
    let isCancelled: boolean;
    try {
      isCancelled = await cancelGeneration(pending);
    } catch {
      return { type: 'waiting' };
    }
    if (isCancelled) {
      await this.#settle(pending, { type: 'cancelled', isConfirmed: true }, false);
      return { type: 'cancelled' };
    }
    // Too late: the recipe is saved and charged, so the user gets it.
    await markCancelled(this.#userId, pending.key, false);
    return this.#run(pending, false);
  }

  async #settle(pending: PendingGeneration, result: GenerationResult, isShown: boolean): Promise<void> {
    if (result.type !== 'cancelled' || result.isConfirmed) {
      await dropPendingGeneration(this.#userId, pending.key).catch(console.error);
    }
    await this.#client.invalidateQueries(pendingGenerationsQuery(this.#userId));
    await this.#observer?.onResult(result, { pending, isShown });
    if (this.#shown?.pending.key === pending.key) this.#show(undefined);
  }

  #advance(key: string, event: GenerationEvent): void {
    if (this.#shown?.pending.key !== key) return;
    this.#show({ ...this.#shown, progress: withEvent(this.#shown.progress, event) });
  }

  #show(shown: ShownGeneration | undefined): void {
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

function oneByOne(): Send {
  let last: Promise<unknown> = Promise.resolve();
  return (attempt) => {
    const answer = last.then(attempt);
    last = answer.catch(() => undefined);
    return answer;
  };
}
