import * as v from 'valibot';
import { daysApart, LocalDayText } from './time.ts';

const MAX_DAYS = 62;

/** Range of days, both ends included: `?from&to`. */
export const DayRange = v.pipe(
  v.object({ from: LocalDayText, to: LocalDayText }),
  // Invalid days reach this check too. Their distance is NaN, so both comparisons fail.
  v.check(
    ({ from, to }) => daysApart(from, to) >= 0 && daysApart(from, to) < MAX_DAYS,
    /*i18n*/ 'error.day_range',
  ),
);
export type DayRange = v.InferOutput<typeof DayRange>;
