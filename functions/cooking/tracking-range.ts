import { trackingOfDays } from '#core/cooking/find-tracking.ts';
import { DayRange } from '#core/day-range.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { days } from '../ports.ts';

/** GET /api/nutrition/tracking/range?from&to. The days from one to the other on which something was eaten. */
export const handler = route(
  { takesTokens: true, uses: { days }, query: DayRange },
  async ({ ports, session, query }) => respond(200, ok(await trackingOfDays(ports, session.userId, query))),
);
