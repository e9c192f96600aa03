import { useQueryClient } from '@tanstack/react-query';
import { addDays, type LocalDay } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import { mealsMarked } from '#core/week/cooked-meals.ts';
import { databaseOf } from '../offline/database.ts';
import type { OutboxOperation } from '../offline/operations.ts';
import { ownerOfDevice } from '../offline/owner.ts';
import { useOutbox } from '../offline/use-outbox.ts';
import { weekOperations } from './use-week.ts';
import { mealsOnDevice, refreshWeek } from './week.ts';

/**
 * Returns a function that stores a cook mark or its removal, and updates the dish in the household's meal plan. The
 * amount eaten stays private.
 */
export function useStoreMark(userId: UserId): (mark: OutboxOperation<'cook' | 'uncook'>) => Promise<void> {
  const client = useQueryClient();
  const { enqueueAll } = useOutbox(userId);
  const markUnknownWeek = async (mark: OutboxOperation<'cook' | 'uncook'>) => {
    const week = { from: addDays(mark.day, -3), to: addDays(mark.day, 3) };
    try {
      await refreshWeek(userId, week, client).catch(() => undefined);
      await enqueueAll(await mealOperations(userId, mark));
    } catch (failure) {
      // After signing out, the device has no week.
      if (ownerOfDevice() === userId) throw failure;
    }
  };
  return async (mark) => {
    const isWeekKnown = await knowsWeekOf(userId, mark.day);
    await enqueueAll([mark, ...(await mealOperations(userId, mark))]);
    // Fetches an unknown week once. Offline, the week stays unknown.
    if (!isWeekKnown) void markUnknownWeek(mark);
  };
}

const knowsWeekOf = async (userId: UserId, day: LocalDay): Promise<boolean> =>
  (await (await databaseOf(userId)).get('plannedDays', day)) !== undefined;

async function mealOperations(
  userId: UserId,
  { type, recipeId, day }: OutboxOperation<'cook' | 'uncook'>,
): Promise<readonly OutboxOperation<'week'>[]> {
  const cooked = { recipeId, cookId: userId, day, isCooked: type === 'cook' };
  const meals = mealsMarked(await mealsOnDevice(userId), cooked);
  return weekOperations(
    userId,
    meals.map((meal) => ({ type: 'change', meal })),
  );
}
