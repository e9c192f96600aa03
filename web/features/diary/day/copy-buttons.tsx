import { useLingui } from '@lingui/react';
import type { TrackedDay, TrackingEntry } from '#core/eaten/tracking.ts';
import { addDays, type LocalDay } from '#core/time.ts';
import { SLOTS, type Slot } from '#core/week/meal.ts';
import { Button } from '../../../ui/button.tsx';
import { useOverlay } from '../../../ui/hooks/use-overlay.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MEAL_WORD, mealOf } from '../entries/meals.ts';
import { dayName } from '../entries/shown-day.ts';
import { BottomSheet } from '../../../ui/bottom-sheet.tsx';
import { useLog } from '../entries/use-log.ts';

type CopyButtonsProps = { day: LocalDay; today: LocalDay; days: readonly TrackedDay[] };

/** Number of previous days whose meals are offered. */
const DAYS_OFFERED = 7;

/** Copies the entries of the previous day, or a meal of the last days. */
export function CopyButtons({ day, today, days }: CopyButtonsProps) {
  const { i18n } = useLingui();
  const { copy } = useLog();
  const overlay = useOverlay('copy');
  const before = days.find((each) => each.day === addDays(day, -1))?.entries ?? [];
  const meals = mealsBefore(day, days);
  if (meals.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {before.length > 0 && (
        <Button onClick={() => void copy(before, day)}>
          <Icon name="paste" />
          {day === today ? i18n._('diary.copy_yesterday') : i18n._('diary.copy_before')}
        </Button>
      )}
      <Button kind="bare" onClick={() => overlay.open()}>
        <Icon name="paste" />
        {i18n._('diary.copy_meal')}
      </Button>
      {overlay.isOpen && (
        <BottomSheet title={i18n._('diary.copy_meal_title')} onClose={overlay.close}>
          <ul className="grid">
            {meals.map((meal) => (
              <li key={`${meal.day} ${meal.slot}`} className="border-b border-line last:border-0">
                <button
                  type="button"
                  className="grid min-h-14 w-full rounded-sm py-2 text-left leading-snug hover:bg-sunken"
                  onClick={() => {
                    overlay.close();
                    void copy(meal.entries, day);
                  }}
                >
                  <b className="font-semibold">
                    {[dayName(i18n, meal.day, today), i18n._(MEAL_WORD[meal.slot])].join('\u00a0· ')}
                  </b>
                  <span className="text-sm text-muted wrap-anywhere">
                    {new Intl.ListFormat(i18n.locale).format(meal.entries.map(nameOf))}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </BottomSheet>
      )}
    </div>
  );
}

const nameOf = (entry: TrackingEntry): string => (entry.type === 'diary' ? entry.name : entry.title);

type EatenMeal = { readonly day: LocalDay; readonly slot: Slot; readonly entries: readonly TrackingEntry[] };

/** Returns the meals of the previous days, newest first. */
const mealsBefore = (day: LocalDay, days: readonly TrackedDay[]): readonly EatenMeal[] =>
  days
    .filter((each) => each.day < day && each.day >= addDays(day, -DAYS_OFFERED))
    .toReversed()
    .flatMap(({ day: before, entries }) =>
      SLOTS.toReversed().map((slot) => ({
        day: before,
        slot,
        entries: entries.filter((entry) => mealOf(entry) === slot),
      })),
    )
    .filter(({ entries }) => entries.length > 0);
