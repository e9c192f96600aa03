import { DayRange } from '#core/day-range.ts';
import { cooksIn, householdIdOf, kitchenOf } from '#core/household/kitchen.ts';
import { ok } from '#core/result.ts';
import { findWeek } from '#core/week/change-week.ts';
import { etagOf, isHeld } from '../http/etag.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, householdReader, mealReader, memberships, secrets } from '../ports.ts';

/**
 * GET /api/week?from=&to=. Meals of at most 62 days, both ends included, and meals without a day. Devices ask every few
 * seconds, so an unchanged week costs only one small read.
 */
export const handler = route(
  {
    takesTokens: true,
    uses: { clock, households: householdReader, meals: mealReader, memberships, secrets },
    query: DayRange,
  },
  async ({ ports, session, query, headers }) => {
    const kitchen = await kitchenOf(ports, session);
    const cooks = cooksIn(kitchen, session.userId);
    const { id, week } = kitchen;
    const household = householdIdOf(kitchen);
    const etag = etagOf(id, String(household), String(week.version), query.from, query.to, ...cooks);
    if (isHeld(etag, headers['if-none-match'])) return { status: 304, headers: { etag } };
    const found = await findWeek(ports, { id, week, cooks }, query);
    return respond(200, ok({ ...found, household }), { headers: { etag } });
  },
);
