import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { averageOf, historyOf, weeksOf, type HistoryDay } from '#core/cooking/history.ts';
import type { TrackedDay } from '#core/cooking/tracking.ts';
import type { DayRange } from '#core/day-range.ts';
import type { Goals } from '#core/goals/goals.ts';
import { againstGoals } from '#core/goals/progress.ts';
import type { Nutrition } from '#core/nutrition/nutrition.ts';
import type { LocalDay } from '#core/time.ts';
import { BarChart, type Bar } from '../../ui/bar-chart.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MealList } from './meals.tsx';
import {
  amountOf,
  NUTRIENTS,
  OTHER_NUTRIENTS,
  shownNutrients,
  type Nutrient,
} from '../../eaten/nutrients.ts';

type HistoryProps = {
  today: LocalDay;
  days: readonly TrackedDay[];
  range: DayRange;
  goals: Goals | undefined;
};

/** The last seven days and the last five weeks; nothing without entries. */
export function History({ today, days, range, goals }: HistoryProps) {
  if (days.every(({ entries }) => entries.length === 0)) return null;
  const weeks = weeksOf(historyOf(days, range));
  return (
    <>
      <LastDays today={today} week={weeks.at(-1) ?? []} days={days} goals={goals} />
      <LastWeeks weeks={weeks} goals={goals} />
    </>
  );
}

type LastDaysProps = Omit<HistoryProps, 'range'> & { week: readonly HistoryDay[] };

function LastDays({ today, week, days, goals }: LastDaysProps) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<LocalDay>();
  const tracked = days.find(({ day }) => day === chosen);
  const bars = week.map(({ day, total }) => ({
    ...barOf(i18n, total, goals),
    key: day,
    label: dateOf(i18n, day, { weekday: 'short' }),
    name: dateOf(i18n, day, { weekday: 'long', day: 'numeric', month: 'long' }),
    isCurrent: day === today,
  }));
  return (
    <Sheet aria-labelledby="days" className="grid gap-5">
      <div>
        <h2 id="days" className="text-[1.375rem]">
          {i18n._('history.days')}
        </h2>
        <p className="text-sm text-muted">
          {i18n._('history.days.lead', { nutrient: i18n._(chartedNutrient().label) })}
        </p>
      </div>
      <BarChart
        bars={bars}
        goal={goals?.[chartedNutrient().goal]}
        chosen={chosen}
        onChoose={(day) => setChosen(day === chosen ? undefined : day)}
      />
      {chosen !== undefined && (
        <div role="status" className="grid gap-1 border-t border-line pt-4">
          <h3 className="text-lg">{bars.find(({ key }) => key === chosen)?.name}</h3>
          {tracked && tracked.entries.length > 0 ? (
            <MealList day={chosen} entries={tracked.entries} />
          ) : (
            <p className="text-sm text-muted">{i18n._('history.nothing')}</p>
          )}
        </div>
      )}
      <Average days={week} goals={goals} />
    </Sheet>
  );
}

/** Average nutrition per day, beside the goals. */
function Average({ days, goals }: { days: readonly HistoryDay[]; goals: Goals | undefined }) {
  const { i18n } = useLingui();
  const average = averageOf(days);
  if (!average) return null;
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-text text-sm font-semibold tracking-normal">{i18n._('history.average')}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
        {[...shownNutrients(), ...OTHER_NUTRIENTS].map((nutrient) => {
          const amount = average[nutrient.name];
          const goal = nutrient.goal && goals?.[nutrient.goal];
          return (
            amount !== undefined && (
              <div key={nutrient.name}>
                <dt className="text-muted">{i18n._(nutrient.label)}</dt>
                <dd className="tabular-nums">
                  <b className="font-semibold">{i18n.number(amount)}</b>{' '}
                  {goal === undefined
                    ? nutrient.unit
                    : i18n._('progress.of', { goal: amountOf(i18n, nutrient, goal) })}
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}

function LastWeeks({ weeks, goals }: { weeks: readonly HistoryDay[][]; goals: Goals | undefined }) {
  const { i18n } = useLingui();
  const bars = weeks.map((week, index) => {
    const first = week[0]?.day ?? '';
    const date = dateOf(i18n, first, { day: 'numeric', month: 'numeric' });
    return {
      ...barOf(i18n, averageOf(week), goals),
      key: first,
      label: date,
      name: i18n._('history.week_from', { date: dateOf(i18n, first, { day: 'numeric', month: 'long' }) }),
      isCurrent: index === weeks.length - 1,
    };
  });
  return (
    <Sheet aria-labelledby="weeks" className="grid gap-5">
      <div>
        <h2 id="weeks" className="text-[1.375rem]">
          {i18n._('history.weeks')}
        </h2>
        <p className="text-sm text-muted">
          {i18n._('history.weeks.lead', { nutrient: i18n._(chartedNutrient().label) })}
        </p>
      </div>
      <BarChart bars={bars} goal={goals?.[chartedNutrient().goal]} />
    </Sheet>
  );
}

/** The nutrient of the charts: energy, unless it is hidden. */
const chartedNutrient = (): Nutrient => shownNutrients()[0] ?? NUTRIENTS[0];

/** Returns the bar of a day. Days without entries have no bar, because the user may have eaten untracked. */
function barOf(
  i18n: I18n,
  eaten: Nutrition | undefined,
  goals: Goals | undefined,
): Pick<Bar, 'value' | 'amount' | 'level'> {
  const nutrient = chartedNutrient();
  return {
    value: eaten?.[nutrient.name],
    amount: eaten ? amountOf(i18n, nutrient, eaten[nutrient.name]) : i18n._('history.none'),
    level: eaten && goals && againstGoals(eaten, goals)[nutrient.name].level,
  };
}

/** Formats a calendar day, independent of the time zone. */
const dateOf = (i18n: I18n, day: LocalDay, format: Intl.DateTimeFormatOptions): string =>
  i18n.date(new Date(`${day}T00:00:00Z`), { ...format, timeZone: 'UTC' });
