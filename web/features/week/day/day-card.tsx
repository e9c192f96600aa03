import { useLingui } from '@lingui/react';
import type { LocalDay } from '#core/time.ts';
import { SLOTS, type Meal } from '#core/week/meal.ts';
import { dayText } from '../../../kitchen/planning/day-text.ts';
import { SLOT_WORD } from '../../../kitchen/planning/slot-words.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { WeekView } from '../plan/week-view.ts';
import { DaySum } from './day-sum.tsx';
import { MealCard } from './meal-card.tsx';

export function DayCard({ day, view, className }: { day: LocalDay; view: WeekView; className: string }) {
  const { i18n } = useLingui();
  const { language, today, drag } = view;
  const meals = view.meals.filter((meal) => meal.day === day);
  const isToday = day === today;
  const number = dayText(day, language, 'number');
  const outline =
    drag.over === day
      ? 'outline-3 -outline-offset-3 outline-dashed outline-tomato'
      : isToday
        ? 'outline-2 -outline-offset-2 outline-ink'
        : '';
  return (
    <section
      aria-label={dayText(day, language, 'full')}
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
      className={`flex min-w-0 flex-col gap-2 rounded-md bg-surface p-4 shadow-sheet forced-color-adjust-auto lg:px-2.5 lg:py-3 ${outline} ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-0.5 lg:flex-col">
        <h2 className="text-[1.1875rem]">{dayText(day, language, 'weekday')}</h2>
        <span className="text-sm whitespace-nowrap text-muted tabular-nums">
          {isToday ? i18n._('week.today', { day: number }) : i18n._('week.date', { day: number })}
        </span>
      </div>
      {SLOTS.map((slot) => (
        <SlotOfDay key={slot} slot={slot} meals={meals.filter((meal) => meal.slot === slot)} view={view} />
      ))}
      <button
        type="button"
        aria-label={i18n._('week.add_on', { day: dayText(day, language, 'weekday') })}
        onClick={() => view.openAdd({ day, slot: freeSlot(meals) })}
        className="-ml-2 inline-flex min-h-11 items-center gap-1.5 self-start rounded-sm px-2 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon name="add" className="size-4.5" />
        {i18n._('week.add')}
      </button>
      <DaySum meals={meals} day={day} view={view} />
    </section>
  );
}

type SlotOfDayProps = { slot: Meal['slot']; meals: readonly Meal[]; view: WeekView };

function SlotOfDay({ slot, meals, view }: SlotOfDayProps) {
  const { i18n } = useLingui();
  if (meals.length === 0) return null;
  return (
    <div data-slot={slot} className="grid gap-1">
      <h3 className="font-text text-xs font-semibold tracking-normal text-muted">
        {i18n._(SLOT_WORD[slot])}
      </h3>
      <ul className="grid gap-1">
        {meals.map((meal) => (
          <MealCard key={meal.id} meal={meal} view={view} />
        ))}
      </ul>
    </div>
  );
}

/** Returns the first free time. Dinner is planned most, then lunch, then breakfast. */
const freeSlot = (meals: readonly Meal[]): Meal['slot'] =>
  (['dinner', 'lunch', 'breakfast'] as const).find((slot) => meals.every((meal) => meal.slot !== slot)) ??
  'snack';
