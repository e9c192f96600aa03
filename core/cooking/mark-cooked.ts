import { checkOpen } from '../diary/open-days.ts';
import type { DayClosed } from '../diary/errors.ts';
import type { RecipeNotFound } from '../recipe/errors.ts';
import type { RecipeId } from '../recipe/recipe-id.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { err, ok, type Result } from '../result.ts';
import { startOfLocalDay, type EpochMs } from '../time.ts';
import { applyOnce, momentOf, type MarkCookedPorts, type CookingChange } from './apply-once.ts';
import type { CookMark, CookRequest } from './cook-mark.ts';
import { nutritionAsCooked } from './nutrition-as-cooked.ts';

/**
 * Marks a recipe as cooked, today by default. If the day is already marked, only changes its meal. Refuses future days.
 * @returns the current mark
 */
export async function markCooked(
  ports: MarkCookedPorts,
  change: CookingChange,
  recipeId: RecipeId,
  { servings, date, day, had, meal }: CookRequest,
): Promise<Result<CookMark, RecipeNotFound | DayClosed>> {
  const { now, today } = momentOf(ports, change);
  const of = day ?? today;
  const at = Math.min(now, date ?? (of === today ? now : startOfLocalDay(of, change.timeZone)));
  return applyOnce<RecipeNotFound | DayClosed>(ports, change, { recipeId, day: of }, (recipe, held) => {
    const to = meal && { meal };
    // Applies even if the recipe was deleted since.
    if (held?.eaten && to) return ok({ ...held.eaten, ...to });
    if (!recipe) return err({ type: 'RecipeNotFound' });
    const open = checkOpen(of, today);
    if (!open.ok) return open;
    return ok({ ...eatenOf(recipe, at), servings, nutrition: nutritionAsCooked(recipe, had), ...to });
  });
}

const eatenOf = ({ title, origin }: Recipe, at: EpochMs) => ({
  title,
  at,
  ...(origin && origin.type !== 'generated' && { originType: origin.type }),
});
