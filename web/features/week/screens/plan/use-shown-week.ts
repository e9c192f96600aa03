import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import type { DayRange } from '#core/day-range.ts';
import { LocalDayText } from '#core/time.ts';
import { weekOf } from '#core/week/week-days.ts';
import { firstWeekday } from '../../data/first-weekday.ts';
import { useToday } from '#web/shared/i18n/use-today.ts';

/** Returns the week of the day in the URL, or this week. The first day of the week depends on the locale. */
export function useShownWeek(): DayRange {
  const [query] = useSearchParams();
  const today = useToday();
  const from = v.safeParse(LocalDayText, query.get('from'));
  return weekOf(from.success ? from.output : today, firstWeekday());
}
