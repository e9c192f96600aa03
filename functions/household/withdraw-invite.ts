import { withdrawInvite } from '#core/household/invite.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, households, memberships, secrets } from '../ports.ts';

/** DELETE /api/household/invite. */
export const handler = route(
  { uses: { clock, households, memberships, secrets } },
  async ({ ports, session }) => respond(204, await withdrawInvite(ports, session)),
);
