import type { UserBadge } from '#core/badge/badge.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { PendingGeneration } from '../offline/schema.ts';
import type { GenerationProgress } from './generation-progress.ts';

export type NewGeneration = Omit<PendingGeneration, 'key' | 'language' | 'requestedAt' | 'isCancelled'>;

/** The generation that is shown full screen. */
export type ShownGeneration = {
  readonly pending: PendingGeneration;
  readonly progress: GenerationProgress;
};

export type GenerationResult =
  | {
      readonly type: 'completed';
      readonly recipe: Recipe;
      readonly earnedBadges: readonly UserBadge[];
      /** False if the device has no room: the recipe is shown until the user closes the app. */
      readonly isStored: boolean;
    }
  /** Not confirmed if the server could not be reached. The server is notified later. */
  | { readonly type: 'cancelled'; readonly isConfirmed: boolean }
  | { readonly type: 'failed'; readonly error: unknown };

/** `waiting`: stored until there is a connection. `stopped`: the page no longer runs it. */
export type GenerationOutcome =
  | { readonly type: 'completed' | 'cancelled' | 'waiting' | 'stopped' }
  | { readonly type: 'failed'; readonly error: unknown };

/** Callbacks of the screen. */
export type GenerationObserver = {
  /** @returns true if resumed generations are shown full screen */
  readonly showsResumed: () => boolean;
  /** Runs before a shown generation disappears. */
  readonly onResult: (
    result: GenerationResult,
    about: { readonly pending: PendingGeneration; readonly isShown: boolean },
  ) => void | Promise<void>;
  /** Cancelled too late: the recipe is already saved and arrives soon. */
  readonly onCancelledTooLate: () => void;
};
