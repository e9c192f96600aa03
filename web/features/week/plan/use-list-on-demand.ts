import { useQueryClient } from '@tanstack/react-query';
import type { UserId } from '#core/user-id.ts';
import type { Meal } from '#core/week/meal.ts';
import { useAvoid } from '../../../avoided/use-avoid.ts';
import { useListChanges } from '../../../kitchen/use-list.ts';
import { useWeekChanges } from '../../../kitchen/use-week.ts';
import type { ListMeans } from './to-list.ts';

/** Updates the list for a meal whose ingredients are on it. Does nothing for other meals. */
type ListOnDemand = {
  readonly follow: (meal: Meal) => Promise<void>;
  readonly takeOff: (meal: Meal) => Promise<void>;
  /** Adds the meal's ingredients again after a removal was undone. */
  readonly put: (meal: Meal) => Promise<void>;
};

/** Loads the rules of the list only for a meal that is on it, because they need the food table. */
export function useListOnDemand(userId: UserId): ListOnDemand {
  const means = useListMeans(userId);
  const toList = async () => (await import('./to-list.ts')).toListBy(means);
  return {
    async follow(meal) {
      if (meal.listed) await (await toList()).follow([meal.id]);
    },
    async takeOff(meal) {
      if (meal.listed) await (await toList()).takeOff([meal]);
    },
    async put(meal) {
      if (meal.listed) await (await toList()).put([meal], { withoutStaples: true });
    },
  };
}

export function useListMeans(userId: UserId): ListMeans {
  const client = useQueryClient();
  const changeList = useListChanges(userId);
  const changeWeek = useWeekChanges(userId);
  const { cupboard } = useAvoid();
  return { userId, client, cupboard, changeList, changeWeek };
}
