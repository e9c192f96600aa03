import * as v from 'valibot';
import { leaveHousehold } from '#core/household/leave.ts';
import { UserId } from '#core/user-id.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { calendars, clock, households, lists, meals, memberships, secrets } from '../ports.ts';

/** DELETE /api/household/members/{id}. Members may remove themselves; the owner may remove anybody. */
export const handler = route(
  {
    uses: { calendars, clock, households, lists, meals, memberships, secrets },
    params: v.object({ id: UserId }),
  },
  async ({ ports, session, params }) => respond(204, await leaveHousehold(ports, session, params.id)),
);
