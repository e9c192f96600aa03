import { LOCALE, type Language } from '#core/language.ts';
import type { DayRange } from '#core/day-range.ts';
import type { LocalDay } from '#core/time.ts';

/** Formats of a day: "Tuesday", "24", "Tuesday, 24 November". */
const STYLES = {
  weekday: { weekday: 'long' },
  number: { day: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Returns a day in words. */
export const dayText = (day: LocalDay, language: Language, style: keyof typeof STYLES): string =>
  formatter(language, STYLES[style]).format(Date.parse(day));

/** Returns the days of a week: "23–29 Nov". */
export const rangeText = ({ from, to }: DayRange, language: Language): string =>
  formatter(language, { day: 'numeric', month: 'short' }).formatRange(Date.parse(from), Date.parse(to));

// The formatter gets a day as an instant in UTC.
const formatter = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE[language], { ...options, timeZone: 'UTC' });
