import { makeCalendar } from '#core/household/week-calendar.ts';
import { ok } from '#core/result.ts';
import { calendarPath } from '#core/week/calendar.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { calendars, clock, householdReader, memberships, secrets } from '../ports.ts';
import { ourOrigin } from '../site.ts';

/** POST /api/week/calendar. Creates an address for calendar apps, which replaces the former one. */
export const handler = route(
  { uses: { calendars, clock, households: householdReader, memberships, secrets } },
  async ({ ports, session, language }) => {
    const token = await makeCalendar(ports, session, language);
    return respond(200, ok({ url: `${ourOrigin()}${calendarPath(token)}` }));
  },
);
