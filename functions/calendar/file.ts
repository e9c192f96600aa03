import * as v from 'valibot';
import { firstDayOf, mealsOf, openCalendar } from '#core/household/week-calendar.ts';
import { CalendarFile } from '#core/week/calendar.ts';
import { etagOf, isHeld } from '../http/etag.ts';
import { openRoute } from '../http/open-route.ts';
import type { Reply } from '../http/respond.ts';
import { clock, openCalendars, openHouseholds, openMeals, secrets } from '../ports.ts';
import { calendarFile } from './calendar-file.ts';

const HEADERS = {
  // Calendar apps may cache the file but must revalidate; proxies must not cache it.
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** Same answer for an address that was withdrawn, has ended with a membership, or never existed. */
const MISSING: Reply = {
  status: 404,
  text: 'There is no calendar at this address.\n',
  headers: { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' },
};

/**
 * GET /c/{calendar}. The planned meals for calendar apps, which ask every hour: an unchanged week costs only two small
 * reads.
 */
export const handler = openRoute(
  {
    uses: { calendars: openCalendars, clock, households: openHouseholds, meals: openMeals, secrets },
    // An invalid name gets the same response as an unknown one.
    params: v.object({ calendar: v.fallback(v.nullable(CalendarFile), null) }),
  },
  async ({ ports, params, headers }) => {
    const calendar = params.calendar === null ? undefined : await openCalendar(ports, params.calendar);
    if (!calendar) return MISSING;
    const { kitchenId, week, language } = calendar;
    const etag = etagOf(kitchenId, String(week.version), language, firstDayOf(ports));
    const held = { ...HEADERS, 'content-language': language, etag };
    if (isHeld(etag, headers['if-none-match'])) return { status: 304, headers: held };
    return {
      status: 200,
      text: calendarFile(await mealsOf(ports, calendar), language),
      headers: {
        ...held,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="munchify.ics"',
      },
    };
  },
);
