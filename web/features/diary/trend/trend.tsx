import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import type { TrackedDay } from '#core/eaten/tracking.ts';
import { UPPER_LIMITS, type Goals } from '#core/goals/goals.ts';
import { againstGoals, againstLimit } from '#core/goals/progress.ts';
import { NO_NUTRITION } from '#core/nutrition/nutrition.ts';
import type { Level } from '#core/goals/progress.ts';
import { addDays, type LocalDay } from '#core/time.ts';
import { Choice } from '../../../ui/forms/choice.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { amountOf, goalNutrients, LIMITED_NUTRIENTS } from '../../../eaten/nutrients.ts';
import { dateOf } from '../entries/shown-day.ts';
import { DayBars } from './day-bars.tsx';
import { TrendTable } from './trend-table.tsx';
import { trendOf, type Trend as TrendOf } from './trend-of.ts';

const LENGTH = { week: 7, month: 30 } as const;

type TrendProps = { days: readonly TrackedDay[]; until: LocalDay; goals: Goals | undefined };

type Limit = (typeof LIMITED_NUTRIENTS)[number];
type Charted = ReturnType<typeof goalNutrients>[number] | Limit;

const isLimit = (nutrient: Charted): nutrient is Limit => nutrient.goal in UPPER_LIMITS;

/** Chart of the days up to `until`. Days without entries are gaps. */
export function Trend({ days, until, goals }: TrendProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [span, setSpan] = useState<keyof typeof LENGTH>('week');
  const [name, setName] = useState<string>();
  const all: readonly Charted[] = [...goalNutrients(), ...LIMITED_NUTRIENTS];
  const nutrient = all.find((each) => each.name === name) ?? all[0];
  if (!nutrient) return null;
  const trend = trendOf(days, { from: addDays(until, 1 - LENGTH[span]), to: until }, nutrient.name);
  const goal = goals?.[nutrient.goal];
  const levelOf = (amount: number) => goals && levelAgainst(nutrient, amount, goals);
  return (
    <Sheet aria-labelledby={id} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-[1.375rem]">
          {i18n._('diary.trend')}
        </h2>
        <Choice
          label={i18n._('diary.span')}
          options={[
            ['week', i18n._('diary.week')],
            ['month', i18n._('diary.month')],
          ]}
          chosen={span}
          onChoose={setSpan}
        />
      </div>
      <Select
        label={i18n._('diary.value')}
        value={nutrient.name}
        options={all.map((each) => [each.name, i18n._(each.label)])}
        onChange={setName}
      />
      <p className="text-sm text-muted">{summaryOf(i18n, nutrient, trend, goal)}</p>
      {trend.counted > 0 && (
        <>
          <DayBars days={trend.days} goal={goal} levelOf={levelOf} />
          {span === 'month' && <Weekdays trend={trend} nutrient={nutrient} />}
          <TrendTable
            days={trend.days}
            amountOf={(amount) => amountOf(i18n, nutrient, rounded(nutrient, amount))}
            name={i18n._(nutrient.label)}
          />
        </>
      )}
    </Sheet>
  );
}

const rounded = ({ unit }: Charted, amount: number): number =>
  unit === 'kcal' ? Math.round(amount) : Math.round(amount * 10) / 10;

function levelAgainst(nutrient: Charted, amount: number, goals: Goals): Level | undefined {
  if (isLimit(nutrient)) {
    const limit = goals[nutrient.goal];
    return limit === undefined ? undefined : againstLimit(amount, limit).level;
  }
  return againstGoals({ ...NO_NUTRITION, [nutrient.name]: amount }, goals)[nutrient.name].level;
}

function summaryOf(
  i18n: I18n,
  nutrient: Charted,
  { average, counted, days }: TrendOf,
  goal: number | undefined,
) {
  if (average === undefined) return i18n._('diary.trend.none', { days: days.length });
  const values = {
    average: amountOf(i18n, nutrient, rounded(nutrient, average)),
    counted,
    gaps: days.length - counted,
  };
  const text = i18n._('diary.trend.average', values);
  if (goal === undefined) return text;
  const words = isLimit(nutrient) ? /*i18n*/ 'diary.trend.limit' : /*i18n*/ 'diary.trend.goal';
  return `${text} ${i18n._(words, { goal: amountOf(i18n, nutrient, goal) })}`;
}

type WeekdaysProps = { trend: TrendOf; nutrient: Charted };

/** Averages of the weekdays, which reveal patterns over several weeks. */
function Weekdays({ trend, nutrient }: WeekdaysProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-2">
      <h3 className="font-text text-sm font-semibold tracking-normal">{i18n._('diary.weekdays')}</h3>
      <dl className="grid grid-cols-4 gap-x-3 gap-y-2 text-sm sm:grid-cols-7">
        {trend.weekdays.map((average, at) => (
          // Monday to Sunday keep their places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at}>
            <dt className="text-muted">
              <span aria-hidden="true">{dateOf(i18n, weekday(at), { weekday: 'short' })}</span>
              <span className="sr-only">{dateOf(i18n, weekday(at), { weekday: 'long' })}</span>
            </dt>
            <dd className="tabular-nums">
              {average === undefined ? '–' : amountOf(i18n, nutrient, rounded(nutrient, average))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const weekday = (at: number): LocalDay => addDays('2026-11-23', at);
