import { InviteRequest } from '#core/household/household.ts';
import { joinHousehold } from '#core/household/join.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { calendars, clock, households, memberships, profileReader, secrets } from '../ports.ts';

/** POST /api/household/join. Safe to repeat. */
export const handler = route(
  {
    uses: { calendars, clock, households, memberships, profiles: profileReader, secrets },
    body: InviteRequest,
  },
  async ({ ports, session, body }) => respond(200, await joinHousehold(ports, session, body.token)),
);
