import * as v from 'valibot';
import { RecipeId } from './recipe-id.ts';
import { KitchenId } from '../kitchen-id.ts';
import { Recipe } from './recipe.ts';

/** Answer of `GET /api/recipes/changes`. */
export const RecipeChanges = v.object({
  /** As `GET /api/recipes/{id}` returns them. Some may have been told before. */
  recipes: v.array(Recipe),
  removed: v.array(RecipeId),
  /** Place at which the next request goes on. */
  cursor: v.string(),
  /** Nothing more waits for now. */
  isLast: v.boolean(),
  /** Number of all recipes, with the first page of all. */
  total: v.optional(v.number()),
  /** With one's own changes: the household that one belongs to, null for none. */
  household: v.optional(v.nullable(KitchenId)),
});
export type RecipeChanges = v.InferOutput<typeof RecipeChanges>;
