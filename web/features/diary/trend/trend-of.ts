import { notTold } from '#core/eaten/totals.ts';
import type { TrackedDay } from '#core/eaten/tracking.ts';
import type { DayRange } from '#core/day-range.ts';
import type { Nutrition } from '#core/nutrition/nutrition.ts';
import { daysBetween, type LocalDay } from '#core/time.ts';

/** `amount` is undefined for days without entries or with an unknown value: the chart shows a gap, not zero. */
export type TrendDay = { readonly day: LocalDay; readonly amount: number | undefined };

export type Trend = {
  readonly days: readonly TrendDay[];
  /** Average of the days with an amount; undefined if there are none. */
  readonly average: number | undefined;
  /** Number of days with an amount. */
  readonly counted: number;
  /** Averages from Monday to Sunday. */
  readonly weekdays: readonly (number | undefined)[];
};

/** Returns the daily amounts of a nutrient in a range. */
export function trendOf(tracked: readonly TrackedDay[], range: DayRange, nutrient: keyof Nutrition): Trend {
  const entries = new Map(tracked.map((each) => [each.day, each.entries]));
  const days = daysBetween(range.from, range.to).map((day) => {
    const eaten = entries.get(day) ?? [];
    const isKnown = eaten.length > 0 && !notTold(eaten).includes(nutrient);
    return { day, amount: isKnown ? eaten.reduce((sum, each) => sum + (each[nutrient] ?? 0), 0) : undefined };
  });
  const weekdays = WEEKDAYS.map((weekday) => averageOf(days.filter(({ day }) => weekdayOf(day) === weekday)));
  const counted = days.filter(({ amount }) => amount !== undefined).length;
  return { days, average: averageOf(days), counted, weekdays };
}

/** Days of the week in the numbers of `Date`, from Monday on. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0];

const weekdayOf = (day: LocalDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

function averageOf(days: readonly TrendDay[]): number | undefined {
  const amounts = days.flatMap(({ amount }) => amount ?? []);
  return amounts.length === 0 ? undefined : amounts.reduce((sum, each) => sum + each, 0) / amounts.length;
}
