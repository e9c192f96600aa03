import type { DayRange } from '../day-range.ts';
import { addDays, type LocalDay } from '../time.ts';

/** Day of the week, 1 for Monday to 7 for Sunday, as ISO 8601 and `Intl` count them. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Returns the week of a day. @param first day with which weeks begin */
export function weekOf(day: LocalDay, first: Weekday): DayRange {
  const from = addDays(day, -((weekdayOf(day) - first + 7) % 7));
  return { from, to: addDays(from, 6) };
}

function weekdayOf(day: LocalDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
