import { useMemo } from 'react';
import type { Recipe } from '#core/recipe/recipe.ts';
import { scaleLine, type Serving } from '#core/recipe/scaling/scale.ts';
import { useAvoidCheck } from '../../../avoided/use-avoid-check.ts';
import type { RecipePlace } from '../../../timers/timers.ts';
import { useCooking } from '../ingredients/use-cooking.ts';
import { useUnits } from '../ingredients/use-units.ts';
import { useRecounted } from '../nutrition/use-recounted.ts';
import { stepsOf } from '../steps/steps-of.ts';
import { useInLanguage } from './use-in-language.ts';
import { useIsOwn } from './use-is-own.ts';

export type ServedRecipe = ReturnType<typeof useServedRecipe>;

/** Returns a recipe in the user's language, servings and units. */
export function useServedRecipe(held: Recipe) {
  const cooking = useCooking(held);
  const { shown: recipe, ...reading } = useInLanguage(useRecounted(held, cooking.answers));
  const units = useUnits();
  const isOwn = useIsOwn(held);
  const steps = useMemo(() => stepsOf(recipe), [recipe]);
  const { factor, writtenFor, shares } = cooking;
  const { language, lines } = recipe;
  const serving: Serving = useMemo(
    () => ({ factor, units, language, of: { lines, servings: writtenFor } }),
    [factor, units, language, lines, writtenFor],
  );
  const hadLines = useMemo(
    () => lines.map((line, number) => scaleLine(line, shares[number] ?? 1)),
    [lines, shares],
  );
  // Amounts for cook mode: reduced to those that the user has.
  const hadServing: Serving = useMemo(
    () => ({ ...serving, of: { lines, servings: writtenFor, shares } }),
    [serving, lines, writtenFor, shares],
  );
  const place = useMemo(() => placeOf(held, isOwn), [held, isOwn]);
  const avoidCheck = useAvoidCheck(recipe);
  return {
    recipe,
    place,
    steps,
    serving,
    hadLines,
    hadServing,
    cooking,
    isOwn,
    avoidCheck,
    ...reading,
  };
}

/** Returns the key of the recipe for dishes and timers. */
const placeOf = ({ id, userId }: Recipe, isOwn: boolean): RecipePlace => ({
  recipeId: id,
  cookId: isOwn ? undefined : userId,
});
