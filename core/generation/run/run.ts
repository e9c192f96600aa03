import * as v from 'valibot';
import { IdempotencyKey } from '../../idempotency-key.ts';
import type { PhotoName } from '../../photo/photo.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import { DAY, SECOND, type EpochMs, type YearMonth } from '../../time.ts';

/** Idempotency key of a run. Requests with the same key cost at most one recipe, whatever fails. */
export const RunKey = IdempotencyKey;
export type RunKey = IdempotencyKey;

/** Server-side record of a generation, from its request to its end. */
export type GenerationRun = {
  readonly key: RunKey;
  /** A run can be cancelled until it is `saving`. */
  readonly state: GenerationRunState;
  /** ID of the request that carries out the run. Changes when another request takes over. */
  readonly attempt: string;
  /** Chosen before anything is written, so that later requests can look for the recipe. */
  readonly recipeId: RecipeId;
  readonly photos: readonly PhotoName[];
  /** Hash of the request, which tells a retry from a different request with the same key. */
  readonly bodyHash: string;
  /** Month whose quota is charged. */
  readonly month: YearMonth;
  /** Time by which the request that carries out the run has ended. */
  readonly expiresAt: EpochMs;
};

export const GenerationRunState = v.picklist(['running', 'saving', 'done', 'failed', 'cancelled']);
export type GenerationRunState = v.InferOutput<typeof GenerationRunState>;

/** Maximum time that a request waits for another request's run. */
export const JOIN_TIMEOUT = 30 * SECOND;

/** Timeout of the function. Covers waiting, writing (50 s) and saving. */
export const GENERATION_TIMEOUT = 90 * SECOND;

/** Lifetime of a run. The function that carries it out has certainly stopped by then. */
export const RUN_TIMEOUT = GENERATION_TIMEOUT + 60 * SECOND;

/** Returns whether the run has not ended. Its request may have been interrupted. */
export const isActive = ({ state }: GenerationRun): boolean => state === 'running' || state === 'saving';

export const RUN_RETENTION = 90 * DAY;
