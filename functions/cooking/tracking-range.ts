import { trackingOfDays } from '#core/eaten/find-tracking.ts';
import { DayRange } from '#core/day-range.ts';
import { itemsThatFit } from '#core/page.ts';
import { ok } from '#core/result.ts';
import { addDays } from '#core/time.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { days } from '../ports.ts';

/**
 * GET /api/nutrition/tracking/range?from&to. Days with entries. If they are too many for one response, the `Link`
 * header has the URL of the rest.
 */
export const handler = route(
  { takesTokens: true, uses: { days }, query: DayRange },
  async ({ ports, session, query }) => {
    const tracked = await trackingOfDays(ports, session.userId, query);
    const told = itemsThatFit(tracked);
    const last = told.at(-1);
    if (!last || told.length === tracked.length) return respond(200, ok(tracked));
    const rest = `/api/nutrition/tracking/range?from=${addDays(last.day, 1)}&to=${query.to}`;
    return respond(200, ok(told), { headers: { link: `<${rest}>; rel="next"` } });
  },
);
