import { withdrawCalendar } from '#core/household/week-calendar.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { calendars, secrets } from '../ports.ts';

/** DELETE /api/week/calendar. The address stops working at once. */
export const handler = route({ uses: { calendars, secrets } }, async ({ ports, session }) =>
  respond(204, ok(await withdrawCalendar(ports, session))),
);
