import { isCookedAs, type CookedEntry } from '#core/eaten/tracking.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { Had } from '#core/cooking/cook-mark.ts';
import type { FullNutrition } from '#core/nutrition/nutrition.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { localDay } from '#core/time.ts';
import { timeZone } from '../../../i18n/language.ts';
import { useToday } from '../../../i18n/use-today.ts';
import { useStoreMark } from '../../../kitchen/use-store-mark.ts';
import { dropDish } from '../../../timers/dishes.ts';
import { dayOf } from '../../../offline/days.ts';
import { recipeOf } from '../../../offline/recipes/recipes.ts';
import { useOnDevice } from '../../../offline/use-held.ts';
import { useUser } from '../../../session/require-user.tsx';
import { forgetHad, hadOf } from '../ingredients/use-cooking.ts';
import { toast } from '../../../ui/feedback/toast.ts';

type CookMark = {
  readonly isCookedToday: boolean;
  /** Servings counted today, if known. */
  readonly servings: number | undefined;
  readonly mark: (servings: number) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Returns today's cook mark of a recipe and its changes. They apply at once, even offline. */
export function useCookMark(recipe: Recipe): CookMark {
  const { id, title, isCooked, cookedAt } = recipe;
  const { i18n } = useLingui();
  const { id: userId } = useUser();
  const store = useStoreMark(userId);
  const today = useToday();
  const client = useQueryClient();
  const day = useOnDevice(dayOf(userId, today, client));
  return {
    // Compares the newest mark with the local calendar day.
    isCookedToday: isCooked && cookedAt !== undefined && localDay(cookedAt, timeZone()) === today,
    servings: day?.entries.find((entry): entry is CookedEntry => isCookedAs(entry, id))?.servings,
    async mark(servings) {
      const at = Date.now();
      const now = { at, day: localDay(at, timeZone()) };
      const had = hadOf(recipe);
      forgetHad(recipe);
      const missing = had && (await missingOf(await recipeOf(userId, id, client).read(), had));
      const less = { ...(had && { had }), ...(missing && { missing }) };
      // The dish is off the stove, so home no longer offers to continue it.
      dropDish({ recipeId: id });
      await store({ type: 'cook', recipeId: id, title, servings, ...now, ...less });
      toast({ title: i18n._('recipe_cooked') });
    },
    async remove() {
      await store({ type: 'uncook', recipeId: id, title, day: today });
      toast({ title: i18n._('recipe_uncooked') });
    },
  };
}

/** Returns the nutrition that a serving lacks; undefined without the food table. */
async function missingOf(recipe: Recipe | undefined, had: Had): Promise<FullNutrition | undefined> {
  try {
    const { missingNutrition } = await import('#core/cooking/nutrition-as-cooked.ts');
    return recipe && missingNutrition(recipe, had.lines);
  } catch {
    return undefined;
  }
}
