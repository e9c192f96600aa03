import * as v from 'valibot';
import { IdempotencyKey } from '../../idempotency-key.ts';
import type { PhotoName } from '../../photo/photo.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import { DAY, SECOND, type EpochMs, type YearMonth } from '../../time.ts';

/** A repeated key costs at most one recipe, whatever fails. */
export const RunKey = IdempotencyKey;
export type RunKey = IdempotencyKey;

/** Server-side record of a generation, from its request to its end. */
export type GenerationRun = {
  readonly key: RunKey;
  /** A run may be cancelled until it is saving. */
  readonly state: GenerationRunState;
  /** ID of the request that carries the run out; changes when another request takes over. */
  readonly attempt: string;
  /** Chosen before anything is written, so that later requests know which recipe to look for. */
  readonly recipeId: RecipeId;
  readonly photos: readonly PhotoName[];
  /** Distinguishes a retry from a different request with the same key. */
  readonly bodyHash: string;
  /** Month whose quota it uses. */
  readonly month: YearMonth;
  /** No request carries the run out after this time. */
  readonly expiresAt: EpochMs;
};

export const GenerationRunState = v.picklist(['running', 'saving', 'done', 'failed', 'cancelled']);
export type GenerationRunState = v.InferOutput<typeof GenerationRunState>;

/** Maximum time that a request waits for the run of another one. */
export const JOIN_TIMEOUT = 30 * SECOND;

/** Timeout of the function: waiting, writing (50 s) and saving. */
export const GENERATION_TIMEOUT = 90 * SECOND;

/** Lifetime of a run; by then the function that carries it out has certainly stopped. */
export const RUN_TIMEOUT = GENERATION_TIMEOUT + 60 * SECOND;

/** Returns whether the run has not ended; its request may have been interrupted. */
export const isActive = ({ state }: GenerationRun): boolean => state === 'running' || state === 'saving';

export const RUN_RETENTION = 90 * DAY;
