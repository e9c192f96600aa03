import { useQueryClient } from '@tanstack/react-query';
import type { DayRange } from '#core/day-range.ts';
import { changeTime, MAX_CHANGES } from '#core/kitchen-change.ts';
import { SECOND } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import type { NewMeal } from '#core/week/copy-week.ts';
import type { MealChange } from '#core/week/meal-change.ts';
import type { Meal, MealId } from '#core/week/meal.ts';
import { useOnReturn } from '../ui/hooks/use-on-return.ts';
import { usePoll } from '../requests/use-poll.ts';
import type { OutboxOperation } from '../offline/operations.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { householdNow } from './household.ts';
import { mealsOnDevice, refreshWeek } from './week.ts';

/** Interval of polling, so that other devices soon show a change. */
const EVERY = 5 * SECOND;

/** A change of the meal plan before it has an ID and a time. */
export type MealWish =
  | { readonly type: 'add'; readonly meal: NewMeal & { readonly isDone?: boolean } }
  | {
      readonly type: 'change';
      readonly meal: Pick<Meal, 'id'> &
        Partial<Pick<Meal, 'day' | 'slot' | 'servings' | 'isDone' | 'listed'>>;
    }
  | { readonly type: 'remove'; readonly meal: { readonly id: MealId } };

/** Returns a function that changes the meal plan. A change applies at once, even offline. */
export function useWeekChanges(userId: UserId): (wishes: readonly MealWish[]) => Promise<void> {
  const { enqueueAll } = useOutbox(userId);
  return async (wishes) => enqueueAll(await weekOperations(userId, wishes));
}

/** Returns the operations that apply changes to the household's meal plan. */
export async function weekOperations(
  userId: UserId,
  wishes: readonly MealWish[],
): Promise<readonly OutboxOperation<'week'>[]> {
  const meals = new Map((await mealsOnDevice(userId)).map((meal) => [meal.id, meal]));
  const changes = wishes.map((wish, index) => timed(wish, meals, Date.now() + index));
  const household = await householdNow(userId);
  const parts = Array.from({ length: Math.ceil(changes.length / MAX_CHANGES) }, (_, part) =>
    changes.slice(part * MAX_CHANGES, (part + 1) * MAX_CHANGES),
  );
  return parts.map((part) => ({ type: 'week', household, changes: part }));
}

/** Makes a change later than all changes of the meal on this device, even if the clock is wrong. */
const timed = (wish: MealWish, meals: ReadonlyMap<MealId, Meal>, now: number): MealChange => ({
  ...wish,
  id: crypto.randomUUID(),
  at: changeTime(meals.get(wish.meal.id), now),
});

export const newMealId = (): MealId => crypto.randomUUID().slice(-12);

/** Keeps a week up to date while it is shown. */
export function useLiveWeek(userId: UserId, days: DayRange): void {
  const client = useQueryClient();
  const refresh = () => void refreshWeek(userId, days, client).catch(() => undefined);
  useOnReturn(refresh);
  usePoll({ name: `week ${userId} ${days.from}`, every: EVERY, isWanted: true }, refresh);
}
