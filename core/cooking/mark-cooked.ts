import type { RecipeNotFound } from '../recipe/errors.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Result } from '../result.ts';
import { startOfLocalDay, type EpochMs } from '../time.ts';
import { applyOperation, momentOf, type MarkCookedPorts, type Operation } from './apply-operation.ts';
import type { CookMark, CookRequest } from './cook-mark.ts';
import { nutritionAsCooked } from './had.ts';

/**
 * Marks a recipe as cooked, today by default. A day that is marked already stays unchanged.
 * @returns the current mark
 */
export async function markCooked(
  ports: MarkCookedPorts,
  operation: Operation,
  recipeId: RecipeId,
  { servings, date, day, had }: CookRequest,
): Promise<Result<CookMark, RecipeNotFound>> {
  const { now, today } = momentOf(ports, operation);
  const at = date ?? (day === undefined || day === today ? now : startOfLocalDay(day, operation.timeZone));
  return applyOperation(ports, operation, { recipeId, day: day ?? today }, (recipe) =>
    recipe ? { ...eatenOf(recipe, at), servings, nutrition: nutritionAsCooked(recipe, had) } : 'impossible',
  );
}

const eatenOf = ({ title, origin }: Recipe, at: EpochMs) => ({
  title,
  at,
  ...(origin && origin.type !== 'generated' && { originType: origin.type }),
});
