import type { QueryClient } from '@tanstack/react-query';
import type { Cupboard } from '#core/nutrition/cupboard.ts';
import type { UserId } from '#core/user-id.ts';
import type { Meal, MealId } from '#core/week/meal.ts';
import {
  followMeals,
  putOnList,
  takeOffList,
  type ListPlan,
  type PutOptions,
} from '#core/week/week-to-list.ts';
import { listOf, refreshList } from '../../../kitchen/list.ts';
import type { useListChanges } from '../../../kitchen/use-list.ts';
import type { useWeekChanges } from '../../../kitchen/use-week.ts';
import { mealsOnDevice } from '../../../kitchen/week.ts';
import { keyOf } from '../../../offline/entries.ts';
import { plannedRecipesOf, recipeNameOf } from '../../../offline/recipes/planned-recipes.ts';

/** Changes of the list that follow from the plan. They work offline. */
export type ToList = {
  /** Adds the ingredients of meals. @returns the meals whose recipes are not on the device */
  readonly put: (meals: readonly Meal[], options: PutOptions) => Promise<readonly Meal[]>;
  /** Updates the list for meals that have changed since they were added. */
  readonly follow: (ids: readonly MealId[]) => Promise<void>;
  readonly takeOff: (meals: readonly Meal[]) => Promise<void>;
};

export type ListMeans = {
  readonly userId: UserId;
  readonly client: QueryClient;
  /** Foods that the user has said to be in their cupboard or not. */
  readonly cupboard: Cupboard | undefined;
  readonly changeList: ReturnType<typeof useListChanges>;
  readonly changeWeek: ReturnType<typeof useWeekChanges>;
};

export function toListBy({ userId, client, cupboard, changeList, changeWeek }: ListMeans): ToList {
  const carryOut = async ({ list, meals }: Omit<ListPlan, 'unknown'>) => {
    if (list.length > 0) await changeList(list);
    await changeWeek(meals);
  };
  const heldItems = async () => {
    const list = listOf(userId, client);
    // Fetches an unknown list once. Offline, the list stays unknown.
    if (!(await list.read())) await refreshList(userId, client).catch(() => undefined);
    return (await list.read())?.items ?? [];
  };
  const sourcesOf = async (meals: readonly Meal[]) => {
    const recipes = (await plannedRecipesOf(userId, meals).read()) ?? new Map();
    const recipeOf = (meal: Meal) => {
      const name = recipeNameOf(meal, userId);
      return name && recipes.get(keyOf(name));
    };
    return { recipeOf, items: await heldItems(), cupboard };
  };
  return {
    async put(meals, options) {
      const plan = putOnList(meals, await sourcesOf(meals), options);
      await carryOut(plan);
      return plan.unknown;
    },
    async follow(ids) {
      const meals = (await mealsOnDevice(userId)).filter(({ id }) => ids.includes(id));
      await carryOut(followMeals(meals, await sourcesOf(meals)));
    },
    async takeOff(meals) {
      await carryOut(takeOffList(meals, await heldItems()));
    },
  };
}
