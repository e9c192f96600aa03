import * as v from 'valibot';
import { RecipeId } from './recipe-id.ts';
import { KitchenId } from '../kitchen-id.ts';
import { Recipe } from './recipe.ts';

/** Answer of `GET /api/recipes/changes`. */
export const RecipeChanges = v.object({
  /** As `GET /api/recipes/{id}` returns them. Some may have been sent before. */
  recipes: v.array(Recipe),
  removed: v.array(RecipeId),
  /** Cursor of the next request. */
  cursor: v.string(),
  /** True if no further page is available now. */
  isLast: v.boolean(),
  /** Number of all recipes. Only on the first page of a full sync. */
  total: v.optional(v.number()),
  /** The user's household, null for none. Only in the user's own changes. */
  household: v.optional(v.nullable(KitchenId)),
});
export type RecipeChanges = v.InferOutput<typeof RecipeChanges>;
