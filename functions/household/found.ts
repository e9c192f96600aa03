import { foundHousehold } from '#core/household/found-household.ts';
import { FoundRequest } from '#core/household/household.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, households, memberships, profileReader, secrets } from '../ports.ts';

/** POST /api/household. Safe to repeat: the household is founded once. */
export const handler = route(
  { uses: { clock, households, memberships, profiles: profileReader, secrets }, body: FoundRequest },
  async ({ ports, session, body }) => respond(201, await foundHousehold(ports, session, body.name)),
);
