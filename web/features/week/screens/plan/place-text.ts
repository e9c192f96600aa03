import type { I18n } from '@lingui/core';
import type { DayRange } from '#core/day-range.ts';
import type { Language } from '#core/language.ts';
import { dayText } from '../../data/day-text.ts';
import type { MealPlace } from '../../parts/place-fields.tsx';

/** Returns day and time of a meal: "Tuesday, dinner", with the date outside the shown week. */
export function placeText(
  { day, slot }: MealPlace,
  { i18n, language, week }: { i18n: I18n; language: Language; week: DayRange },
): string {
  if (day === null) return i18n._('week.no_day_yet');
  const isShown = day >= week.from && day <= week.to;
  return i18n._('week.place', { day: dayText(day, language, isShown ? 'weekday' : 'full'), slot });
}
