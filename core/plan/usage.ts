import * as v from 'valibot';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { EpochMs, type YearMonth } from '../time.ts';

/** What a user has used of a month's recipes. Runs in flight are counted already and hold a lease each. */
export type Usage = {
  readonly month: YearMonth;
  readonly taken: number;
  readonly leases: readonly Lease[];
};

/** A recipe taken from the allowance by a run that has not ended: it is paid for or given back, exactly once. */
export type Lease = { readonly key: string; readonly recipeId: RecipeId; readonly expiresAt: EpochMs };

/** The answer of `GET /api/user/recipe-usage`. */
export const RecipeUsage = v.object({
  recipeCount: v.number(),
  /** Recipes a month in the user's plan. */
  limit: v.number(),
  planName: v.string(),
  resetsAt: EpochMs,
});
export type RecipeUsage = v.InferOutput<typeof RecipeUsage>;
