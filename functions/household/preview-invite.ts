import { InviteRequest } from '#core/household/household.ts';
import { previewInvite } from '#core/household/invite.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, householdReader, secrets } from '../ports.ts';

/** POST /api/household/invite/preview. Shows the household of an invite, also without an account. */
export const handler = route(
  {
    uses: { clock, households: householdReader, secrets },
    session: 'none',
    body: InviteRequest,
    limits: ({ network }) => [{ limit: 'linkFromNetwork', by: network }],
  },
  async ({ ports, body }) => respond(200, await previewInvite(ports, body.token)),
);
