import type { RecipeNotFound } from '../recipe/errors.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { err, ok, type Result } from '../result.ts';
import type { LocalDay } from '../time.ts';
import { applyOperation, momentOf, type MarkCookedPorts, type Operation } from './apply-operation.ts';
import type { CookMark } from './cook-mark.ts';

/**
 * Removes the cook mark of a day, today by default. Works for a deleted recipe, too.
 * @returns the current mark
 */
export async function unmarkCooked(
  ports: MarkCookedPorts,
  operation: Operation,
  recipeId: RecipeId,
  day?: LocalDay,
): Promise<Result<CookMark, RecipeNotFound>> {
  const { today } = momentOf(ports, operation);
  return applyOperation(ports, operation, { recipeId, day: day ?? today }, (recipe, held) =>
    recipe || held ? ok(undefined) : err({ type: 'RecipeNotFound' }),
  );
}
