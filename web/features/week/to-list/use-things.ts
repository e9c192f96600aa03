import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Language } from '#core/language.ts';
import { AISLES } from '#core/list/aisles.ts';
import { addAmounts, amountFields, amountsOf } from '#core/list/amounts.ts';
import { itemIdOf } from '#core/list/list-change.ts';
import type { ListAmount } from '#core/list/list-item.ts';
import { stillNeeded } from '#core/list/still-needed.ts';
import { amountsToBuy } from '#core/list/to-buy.ts';
import type { Wanted } from '#core/list/wanted.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import type { Meal } from '#core/week/meal.ts';
import { putOnList } from '#core/week/week-to-list.ts';
import { useAvoid } from '../../../avoided/use-avoid.ts';
import { listOf } from '../../../kitchen/list.ts';
import { useAtHand } from '../../../detections/use-at-hand.ts';
import { useOnDevice } from '../../../offline/use-held.ts';
import { recipeOfMeal, type WeekView } from '../plan/week-view.ts';

/** Ingredient of one or several meals. */
type Thing = {
  readonly id: string;
  readonly name: string;
  /** Language of the name. */
  readonly language: Language;
  readonly amounts: readonly ListAmount[];
  /** True if it is already on the list for these recipes, without a meal. */
  readonly isThere: boolean;
  /** True if it lies on the table, or the recipes were just made from it. */
  readonly isHad: boolean;
  readonly isWanted: boolean;
  readonly toggle: () => void;
};

/**
 * Returns the ingredients of meals by aisle. Not preselected: ingredients that are on the list for these recipes, and
 * ingredients that the cook evidently has.
 */
export function useThings(meals: readonly Meal[], view: WeekView, withoutStaples: boolean): readonly Thing[] {
  const items = useOnDevice(listOf(view.userId, useQueryClient()))?.items ?? [];
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { cupboard } = useAvoid();
  const isAtHand = useAtHand();
  const recipeOf = (meal: Meal) => recipeOfMeal(meal, view);
  const { list } = putOnList(meals, { recipeOf, items: [], cupboard }, { withoutStaples });
  const wanted = list.flatMap(({ type, item }) => (type === 'add' ? [item] : []));
  const byId = Map.groupBy(wanted.toSorted(byAisle), (item) => itemIdOf({ item }));
  return [...byId].flatMap(([id, needs]) => {
    const [first] = needs;
    if (!first) return [];
    const isThere = needs.every((need) => stillNeeded(need, items) === undefined);
    const isHad = !isThere && needs.every((need) => isAtHand(need, recipeOfNeed(need, view)));
    const isWanted = chosen.get(id) ?? !(isThere || isHad);
    return {
      id,
      name: first.name,
      language: languageOf(first, view),
      amounts: together(needs),
      isThere,
      isHad,
      isWanted,
      toggle: () => setChosen(new Map(chosen).set(id, !isWanted)),
    };
  });
}

function together(needs: readonly Wanted[]): readonly ListAmount[] {
  const food = needs[0]?.food;
  return amountsToBuy({
    ...(food !== undefined && { food }),
    ...amountFields(addAmounts(needs.flatMap(amountsOf))),
    from: needs.flatMap(({ from }) => from ?? []),
  });
}

const byAisle = (one: Wanted, other: Wanted): number =>
  AISLES.indexOf(one.aisle ?? 'other') - AISLES.indexOf(other.aisle ?? 'other');

const languageOf = (need: Wanted, view: WeekView): Language =>
  recipeOfNeed(need, view)?.language ?? view.language;

const recipeOfNeed = ({ from }: Wanted, { recipes }: WeekView): Recipe | undefined =>
  [...recipes.values()].find(({ id, userId }) => id === from?.recipeId && userId === from.cookId);
