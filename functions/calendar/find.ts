import { findCalendar } from '#core/household/week-calendar.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { calendarReader, householdReader, memberships, secrets } from '../ports.ts';

/** GET /api/week/calendar. Creation time of the calendar address; null if there is none. */
export const handler = route(
  { uses: { calendars: calendarReader, households: householdReader, memberships, secrets } },
  async ({ ports, session }) => respond(200, ok(await findCalendar(ports, session))),
);
