import ical, { ICalEventTransparency } from 'ical-generator';
import type { DatedMeal } from '#core/household/week-calendar.ts';
import type { Language } from '#core/language.ts';
import { addDays, HOUR, MINUTE, SECOND, type LocalDay } from '#core/time.ts';
import { calendarWordsIn } from '../sentences/calendar-words.ts';

/** Refresh interval for calendar apps, in seconds. */
const REFRESH = HOUR / SECOND;

/**
 * Returns meals as an iCalendar file. A meal is an all-day event, because it has no time and its day is the same in
 * every time zone. Source: RFC 5545; RFC 7986
 */
export function calendarFile(meals: readonly DatedMeal[], language: Language): string {
  const i18n = calendarWordsIn(language);
  const calendar = ical({
    prodId: { company: 'Munchify', product: 'Week', language: language.toUpperCase() },
    name: i18n._('calendar.name'),
    ttl: REFRESH,
  });
  for (const { id, day, slot, title, changedAt } of meals) {
    calendar.createEvent({
      id: `${id}@munchify`,
      allDay: true,
      start: midnightOf(day),
      end: midnightOf(addDays(day, 1)),
      summary: i18n._('calendar.meal', { slot, title: title.toWellFormed() }),
      transparency: ICalEventTransparency.TRANSPARENT,
      // Rises with changes. In minutes, because seconds exceed an integer of 31 bits in 2038.
      sequence: Math.floor(changedAt / MINUTE),
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
    });
  }
  return `${calendar.toString()}\r\n`;
}

const midnightOf = (day: LocalDay): Date => new Date(`${day}T00:00:00Z`);
