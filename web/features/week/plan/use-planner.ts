import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { DayRange } from '#core/day-range.ts';
import type { Language } from '#core/language.ts';
import type { UserId } from '#core/user-id.ts';
import { copyOfWeekBefore, type NewMeal } from '#core/week/copy-week.ts';
import type { Meal, MealId } from '#core/week/meal.ts';
import type { MealPlace } from '../../../kitchen/planning/place-fields.tsx';
import { newMealId, useWeekChanges } from '../../../kitchen/use-week.ts';
import { mealsOnDevice } from '../../../kitchen/week.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { placeText } from './place-text.ts';
import { useListOnDemand } from './use-list-on-demand.ts';

/** Changes of the plan. Each is shown at once, is announced, and can be undone. */
export type Planner = {
  readonly add: (meals: readonly NewMeal[]) => Promise<void>;
  readonly move: (meal: Meal, to: MealPlace) => Promise<void>;
  readonly setServings: (meal: Meal, servings: number) => Promise<void>;
  readonly planLeftovers: (meal: Meal, at: MealPlace, servings: number) => Promise<void>;
  readonly remove: (meal: Meal) => Promise<void>;
  readonly copyWeekBefore: () => Promise<void>;
  /** Meal that was moved last. It gets the focus at its new place. */
  readonly moved: MealId | undefined;
};

export function usePlanner(userId: UserId, language: Language, week: DayRange): Planner {
  const { i18n } = useLingui();
  const list = useListOnDemand(userId);
  const change = useWeekChanges(userId);
  const [moved, setMoved] = useState<MealId>();
  const textOf = (place: MealPlace) => placeText(place, { i18n, language, week });
  const say = (title: string, undo: () => Promise<void>) =>
    toast({ title, action: { label: i18n._('undo'), act: () => void undo() } });
  const takeOff = (meals: readonly Pick<Meal, 'id'>[]) =>
    change(meals.map(({ id }) => ({ type: 'remove', meal: { id } })));
  const set = (meal: Pick<Meal, 'id'> & Partial<MealPlace & Pick<Meal, 'servings'>>) =>
    change([{ type: 'change', meal }]);
  const plan = async (meals: readonly NewMeal[], title: string) => {
    await change(meals.map((meal) => ({ type: 'add', meal })));
    say(title, () => takeOff(meals));
  };
  return {
    moved,
    add: (meals) => plan(meals, i18n._('week.planned', { count: meals.length })),
    async move({ id, title, day, slot }, to) {
      setMoved(id);
      await set({ id, ...to });
      say(i18n._('week.moved', { title, place: textOf(to) }), () => set({ id, day, slot }));
    },
    async setServings(meal, servings) {
      const setTo = async (next: number) => {
        await set({ id: meal.id, servings: next });
        await list.follow(meal);
      };
      await setTo(servings);
      say(i18n._('week.servings_set', { servings }), () => setTo(meal.servings));
    },
    planLeftovers: (meal, at, servings) =>
      plan([leftoversOf(meal, at, servings)], i18n._('week.leftovers_planned', { place: textOf(at) })),
    async remove(meal) {
      const { changedAt: _, listed, ...before } = meal;
      await list.takeOff(meal);
      await takeOff([meal]);
      say(i18n._('week.removed', { title: meal.title }), async () => {
        await change([{ type: 'add', meal: before }]);
        if (listed) await list.put(meal);
      });
    },
    async copyWeekBefore() {
      const copied = copyOfWeekBefore(await mealsOnDevice(userId), week, newMealId);
      if (copied.length > 0) await plan(copied, i18n._('week.copied', { count: copied.length }));
      else toast({ title: i18n._('week.nothing_to_copy') });
    },
  };
}

const leftoversOf = (
  { isDone: _, listed: __, changedAt: ___, ...meal }: Meal,
  { day, slot }: MealPlace,
  servings: number,
): NewMeal => ({ ...meal, id: newMealId(), day, slot, servings, leftoversOf: meal.id });
