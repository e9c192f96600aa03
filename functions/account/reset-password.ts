import { resetPassword } from '#core/account/reset-password.ts';
import { UncommonResetRequest } from '#core/account/uncommon-password.ts';
import { newsBy } from '../http/on-the-side.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, mailer, passwords, profiles, secrets, signIns } from '../ports.ts';

/** POST /api/password-reset/confirm. Signs out every device of the account. */
export const handler = route(
  {
    uses: { clock, secrets, passwords, profiles, signIns, mailer },
    session: 'none',
    body: UncommonResetRequest,
    limits: ({ address }) => [{ limit: 'linkFromAddress', by: address }],
  },
  async ({ ports, body }) =>
    respond(204, await resetPassword({ ...ports, mailer: newsBy(ports.mailer) }, body)),
);
