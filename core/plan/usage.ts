import * as v from 'valibot';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { EpochMs, type YearMonth } from '../time.ts';

/** Quota used in a month, including running generations, which hold a lease each. */
export type Usage = {
  readonly month: YearMonth;
  readonly taken: number;
  readonly leases: readonly Lease[];
};

/** Reservation of a recipe by a running generation. Committed or released exactly once. */
export type Lease = { readonly key: string; readonly recipeId: RecipeId; readonly expiresAt: EpochMs };

/** Response of `GET /api/user/recipe-usage`. */
export const RecipeUsage = v.object({
  recipeCount: v.number(),
  /** Recipes per month in the user's plan. */
  limit: v.number(),
  planName: v.string(),
  resetsAt: EpochMs,
});
export type RecipeUsage = v.InferOutput<typeof RecipeUsage>;
