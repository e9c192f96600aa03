import * as v from 'valibot';
import { IdempotencyKey } from '../../idempotency-key.ts';
import type { PhotoName } from '../../photo/photo.ts';
import type { RecipeId } from '../../recipe/recipe-id.ts';
import { DAY, SECOND, type EpochMs, type YearMonth } from '../../time.ts';

/** Whatever goes wrong, asking again under it costs at most one recipe. */
export const RunKey = IdempotencyKey;
export type RunKey = IdempotencyKey;

/** One wish of a user for a recipe, from the request until it is granted or has failed. */
export type GenerationRun = {
  readonly key: RunKey;
  /** Until it is saving, it may be cancelled; then there is a recipe, or will be in a moment. */
  readonly state: GenerationRunState;
  /** Who is carrying it out: another one for every request that takes it up. */
  readonly attempt: string;
  /** Chosen before anything is written, so that whoever comes later knows what to look for. */
  readonly recipeId: RecipeId;
  readonly photos: readonly PhotoName[];
  /** Tells another request under the same key from a retry. */
  readonly bodyHash: string;
  /** Whose allowance it takes from. */
  readonly month: YearMonth;
  /** From then on nobody is carrying it out any more. */
  readonly expiresAt: EpochMs;
};

export const GenerationRunState = v.picklist(['running', 'saving', 'done', 'failed', 'cancelled']);
export type GenerationRunState = v.InferOutput<typeof GenerationRunState>;

/** How long a request waits for a run that another one is carrying out. */
export const JOIN_TIMEOUT = 30 * SECOND;

/** A function is stopped after this: time to wait, to write (50 s), and to save. */
export const GENERATION_TIMEOUT = 90 * SECOND;

/** How long a run may go on: until the function that carries it out is stopped for sure. */
export const RUN_TIMEOUT = GENERATION_TIMEOUT + 60 * SECOND;

/** Whether somebody is, or was until stopped, carrying it out. */
export const isActive = ({ state }: GenerationRun): boolean => state === 'running' || state === 'saving';

/** How long a run is remembered. */
export const RUN_RETENTION = 90 * DAY;
