import { useLingui } from '@lingui/react';
import { localDay } from '#core/time.ts';
import type { UserId } from '#core/user-id.ts';
import type { Meal } from '#core/week/meal.ts';
import { timeZone } from '../../../i18n/language.ts';
import { useWeekChanges } from '../../../kitchen/use-week.ts';
import type { OutboxOperation } from '../../../offline/operations.ts';
import { useOutbox } from '../../../offline/use-outbox.ts';
import { toast } from '../../../ui/feedback/toast.ts';

/**
 * Returns a function that marks a dish as done for the household, or not done. If the recipe is the user's own and
 * planned for today, their private cook mark follows.
 */
export function useSetDone(userId: UserId): (meal: Meal, isDone: boolean) => Promise<void> {
  const { i18n } = useLingui();
  const change = useWeekChanges(userId);
  const { enqueue } = useOutbox(userId);
  const set = async ({ id, ...meal }: Meal, isDone: boolean) => {
    await change([{ type: 'change', meal: { id, isDone } }]);
    const mark = markFor(meal, { userId, isDone });
    if (mark) await enqueue(mark);
    return mark !== undefined;
  };
  return async (meal, isDone) => {
    const counts = await set(meal, isDone);
    if (!isDone) return;
    toast({
      title: i18n._('week.is_done', { title: meal.title }),
      ...(counts && { description: i18n._('week.counts_today') }),
      action: { label: i18n._('undo'), act: () => void set(meal, false) },
    });
  };
}

/** Returns the cook mark for a dish of today, or the mark's removal. */
function markFor(
  { recipeId, cookId, day, title }: Pick<Meal, 'recipeId' | 'cookId' | 'day' | 'title'>,
  { userId, isDone }: { userId: UserId; isDone: boolean },
): OutboxOperation<'cook' | 'uncook'> | undefined {
  const at = Date.now();
  const today = localDay(at, timeZone());
  if (recipeId === undefined || cookId !== userId || day !== today) return undefined;
  const mark = { recipeId, title, day: today };
  return isDone ? { type: 'cook', ...mark, servings: 1, at } : { type: 'uncook', ...mark };
}
