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
      /** False when the device has no room: the recipe is shown until the app is closed. */
      readonly isStored: boolean;
    }
  /** Not confirmed: the server could not be reached and is told later. */
  | { readonly type: 'cancelled'; readonly isConfirmed: boolean }
  | { readonly type: 'failed'; readonly error: unknown };

/** `waiting`: it is stored and requested once there is a connection. `stopped`: the page no longer runs it. */
export type GenerationOutcome =
  | { readonly type: 'completed' | 'cancelled' | 'waiting' | 'stopped' }
  | { readonly type: 'failed'; readonly error: unknown };

/** Decisions and messages that belong to the screen. */
export type GenerationObserver = {
  /** @returns true when resumed generations are shown full screen */
  readonly showsResumed: () => boolean;
  /** Runs before a shown generation disappears. */
  readonly onResult: (
    result: GenerationResult,
    about: { readonly pending: PendingGeneration; readonly isShown: boolean },
  ) => void | Promise<void>;
  /** The user has cancelled, but the recipe is saved already and arrives soon. */
  readonly onCancelledTooLate: () => void;
};
