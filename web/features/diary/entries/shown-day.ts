import type { I18n } from '@lingui/core';
import * as v from 'valibot';
import { addDays, daysApart, LocalDayText, type LocalDay } from '#core/time.ts';
import { DAYS_SHOWN } from './use-diary.ts';

/** Returns the day in the URL, else today. */
export function shownDay(named: string | null, today: LocalDay): LocalDay {
  const parsed = v.safeParse(LocalDayText, named);
  if (!parsed.success) return today;
  const ago = daysApart(parsed.output, today);
  return ago >= 0 && ago < DAYS_SHOWN ? parsed.output : today;
}

/** Formats a calendar day, independent of the time zone. */
export const dateOf = (i18n: I18n, day: LocalDay, format: Intl.DateTimeFormatOptions): string =>
  i18n.date(new Date(`${day}T00:00:00Z`), { ...format, timeZone: 'UTC' });

/** Returns the name of a day: "Today", "Yesterday", "Monday". */
export function dayName(i18n: I18n, day: LocalDay, today: LocalDay): string {
  if (day === today) return i18n._('diary.today');
  if (day === addDays(today, -1)) return i18n._('diary.yesterday');
  return dateOf(i18n, day, { weekday: 'long' });
}
