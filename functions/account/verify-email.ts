import { LinkRequest } from '#core/account/account.ts';
import { verifyEmail } from '#core/account/verify-email.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, secrets, signIns } from '../ports.ts';

/** POST /api/verify-email. Pressed by a person: opening a link must not be enough, for mail scanners open them too. */
export const handler = route(
  {
    uses: { clock, secrets, signIns },
    session: 'none',
    body: LinkRequest,
    limits: ({ network }) => [{ limit: 'linkFromNetwork', by: network }],
  },
  async ({ ports, body }) => respond(204, await verifyEmail(ports, body.token)),
);
