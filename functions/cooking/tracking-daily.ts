import * as v from 'valibot';
import { trackingOfDay } from '#core/eaten/find-tracking.ts';
import { ok } from '#core/result.ts';
import { EpochMs, localDay } from '#core/time.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, days } from '../ports.ts';

const Instant = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), EpochMs);

/** GET /api/nutrition/tracking/daily?date=. The user's calendar day at that time; today by default. */
export const handler = route(
  { takesTokens: true, uses: { clock, days }, query: v.object({ date: v.optional(Instant) }) },
  async ({ ports, session, query, timeZone }) => {
    const day = localDay(query.date ?? ports.clock.now(), timeZone);
    return respond(200, ok(await trackingOfDay(ports, session.userId, day)));
  },
);
