import { useState } from 'react';
import { foodsShownFor, isAtHand } from '#core/list/at-hand.ts';
import type { Wanted } from '#core/list/wanted.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { useConfirmedFoods } from './use-confirmed-foods.ts';

/** Returns whether the cook evidently has an ingredient: it lies on the table, or the recipe was made from it. */
export function useAtHand(): (need: Wanted, recipe: Recipe | undefined) => boolean {
  const confirmed = useConfirmedFoods();
  const [now] = useState(Date.now);
  return (need, recipe) => isAtHand(need, [...confirmed, ...(recipe ? foodsShownFor(recipe, now) : [])]);
}
