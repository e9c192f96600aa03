import { useLingui } from '@lingui/react';
import type { CookedEntry, TrackingEntry } from '#core/eaten/tracking.ts';
import type { DiaryAmount } from '#core/diary/amount.ts';
import type { DiaryEntry, LoggedEntry } from '#core/diary/diary-entry.ts';
import { scaleKnown } from '#core/nutrition/nutrition.ts';
import type { LocalDay } from '#core/time.ts';
import type { Slot } from '#core/week/meal.ts';
import { useOutbox } from '../../../offline/use-outbox.ts';
import { useUser } from '../../../session/require-user.tsx';
import { rescueFocus } from '../../../ui/hooks/heading-focus.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { MEAL_WORD, mealOf } from './meals.ts';
import type { Choice } from './choices.ts';

export type DiaryPlace = { readonly day: LocalDay; readonly meal: Slot };

type Change = DiaryPlace & {
  readonly entry: DiaryEntry;
  readonly choice: Choice;
  readonly amount: DiaryAmount;
};

/** Returns the changes of the diary. Each applies at once, even offline, and can be undone. */
export function useLog() {
  const { i18n } = useLingui();
  const { enqueue } = useOutbox(useUser().id);
  const add = useAdd();
  const mealIn = ({ meal }: Pick<DiaryPlace, 'meal'>) => ({ meal: i18n._(MEAL_WORD[meal]) });
  return {
    async log(choice: Choice, amount: DiaryAmount, place: DiaryPlace) {
      const title = i18n._('diary.added', { name: choice.name, ...mealIn(place) });
      await add([entryOf({ ...choice, amount }, place)], title);
    },

    /** Logs several things of one meal. One undo removes them all. */
    async logAll(choices: readonly Choice[], place: DiaryPlace) {
      const entries = choices.map((choice, at) => entryOf(choice, place, at));
      await add(entries, i18n._('diary.added_all', { count: entries.length, ...mealIn(place) }));
    },

    /** Copies entries to a day, each to its meal. */
    async copy(entries: readonly TrackingEntry[], day: LocalDay) {
      const copies = entries.map((entry, at) => newEntry(asLogged(entry), day, at));
      await add(copies, i18n._('diary.copied', { count: copies.length }));
    },

    async change({ entry, day, choice, amount, meal }: Change) {
      const { type, id, name, source, timestamp } = entry;
      const changed = { type, id, name, source, timestamp, amount, meal, ...choice.nutritionOf(amount) };
      await enqueue({ type: 'log', entry: { ...changed, day } });
      const undo = () => void enqueue({ type: 'log', entry: { ...entry, day } });
      toast({ title: i18n._('diary.changed', { name }), action: { label: i18n._('undo'), act: undo } });
    },

    /** Moves a cooked dish to another meal. */
    async move(entry: CookedEntry, { day, meal }: DiaryPlace) {
      const { recipeId, title, servings, timestamp: at } = entry;
      const mark = { type: 'cook', recipeId, title, servings, at, day } as const;
      await enqueue({ ...mark, meal });
      const undo = () => void enqueue({ ...mark, meal: mealOf(entry) });
      toast({
        title: i18n._('diary.moved', { name: title, ...mealIn({ meal }) }),
        action: { label: i18n._('undo'), act: undo },
      });
    },

    async remove(entry: DiaryEntry, day: LocalDay) {
      const { id, name } = entry;
      await enqueue({ type: 'unlog', id, day, name });
      // The focused button disappears with its entry.
      rescueFocus();
      const undo = () => void enqueue({ type: 'log', entry: { ...entry, day } });
      toast({ title: i18n._('diary.removed', { name }), action: { label: i18n._('undo'), act: undo } });
    },
  };
}

/** Returns a function that logs entries. One undo removes them all. */
function useAdd() {
  const { i18n } = useLingui();
  const { enqueueAll } = useOutbox(useUser().id);
  const takeBack = (entries: readonly LoggedEntry[]) =>
    enqueueAll(entries.map(({ id, day, name }) => ({ type: 'unlog', id, day, name })));

  return async (entries: readonly LoggedEntry[], title: string) => {
    await enqueueAll(entries.map((entry) => ({ type: 'log', entry, isNew: true })));
    toast({ title, action: { label: i18n._('undo'), act: () => void takeBack(entries) } });
  };
}

type Fields = Omit<DiaryEntry, 'type' | 'id' | 'timestamp'>;

const newEntry = (fields: Fields, day: LocalDay, at = 0): LoggedEntry => ({
  ...fields,
  type: 'diary',
  id: crypto.randomUUID(),
  day,
  timestamp: Date.now() + at,
});

const entryOf = (
  { name, source, amount, nutritionOf }: Choice,
  { day, meal }: DiaryPlace,
  at = 0,
): LoggedEntry => newEntry({ name, source, amount, meal, ...nutritionOf(amount) }, day, at);

/** Returns the fields of a new entry for the same food. A cooked dish counts as its recipe. */
function asLogged(entry: TrackingEntry): Fields {
  const meal = mealOf(entry);
  if (entry.type === 'diary') {
    const { name, source, amount } = entry;
    return { name, source, amount, meal, ...scaleKnown(entry, 1) };
  }
  const { title: name, recipeId, servings: quantity } = entry;
  const amount = { quantity, unit: 'serving' } as const;
  return { name, source: { recipeId }, amount, meal, ...scaleKnown(entry, 1) };
}
