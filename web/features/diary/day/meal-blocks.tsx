import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { totalOf } from '#core/eaten/totals.ts';
import type { TrackingEntry } from '#core/eaten/tracking.ts';
import { SLOTS, type Slot } from '#core/week/meal.ts';
import { IconButton } from '../../../ui/icon.tsx';
import { energyText } from '../../../eaten/energy-text.ts';
import { ADD_TO_MEAL, MEAL_WORD, mealOf } from '../entries/meals.ts';
import { EntryRow } from './entry-row.tsx';

type MealBlocksProps = {
  entries: readonly TrackingEntry[];
  onAdd: (meal: Slot) => void;
  onOpen: (id: TrackingEntry['id']) => void;
};

export const MealBlocks = ({ entries, onAdd, onOpen }: MealBlocksProps) => (
  <div className="grid gap-7">
    {SLOTS.map((meal) => (
      <MealBlock
        key={meal}
        meal={meal}
        entries={entries.filter((entry) => mealOf(entry) === meal)}
        onAdd={() => onAdd(meal)}
        onOpen={onOpen}
      />
    ))}
  </div>
);

type MealBlockProps = Pick<MealBlocksProps, 'entries' | 'onOpen'> & { meal: Slot; onAdd: () => void };

function MealBlock({ meal, entries, onAdd, onOpen }: MealBlockProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line pb-1">
        <h2 id={id} className="grow text-xl">
          {i18n._(MEAL_WORD[meal])}
        </h2>
        <span className="text-muted tabular-nums">
          {entries.length > 0 && energyText(i18n, totalOf(entries).calories)}
        </span>
        <IconButton label={i18n._(ADD_TO_MEAL[meal])} icon="add" look="line" onClick={onAdd} />
      </div>
      {entries.length > 0 ? (
        <ul>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} onOpen={() => onOpen(entry.id)} />
          ))}
        </ul>
      ) : (
        <p className="py-2 text-sm text-muted">{i18n._('diary.nothing')}</p>
      )}
    </section>
  );
}
