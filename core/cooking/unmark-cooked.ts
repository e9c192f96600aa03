import type { RecipeNotFound } from '../recipe/errors.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import { err, ok, type Result } from '../result.ts';
import type { LocalDay } from '../time.ts';
import { applyOnce, momentOf, type MarkCookedPorts, type CookingChange } from './apply-once.ts';
import type { CookMark } from './cook-mark.ts';

/**
 * Removes the cook mark of a day, today by default. Works for a deleted recipe, too.
 * @returns the current mark
 */
export async function unmarkCooked(
  ports: MarkCookedPorts,
  change: CookingChange,
  recipeId: RecipeId,
  day?: LocalDay,
): Promise<Result<CookMark, RecipeNotFound>> {
  const { today } = momentOf(ports, change);
  return applyOnce(ports, change, { recipeId, day: day ?? today }, (recipe, held) =>
    recipe || held ? ok(undefined) : err({ type: 'RecipeNotFound' }),
  );
}
