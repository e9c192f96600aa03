import { EmailRequest } from '#core/account/account.ts';
import { requestReset } from '#core/account/reset-password.ts';
import { mailTo } from '#core/limits/limits.ts';
import { respondNeutrally } from '../http/best-effort.ts';
import { route } from '../http/route.ts';
import { clock, emailOwners, mailer, secrets, signIns } from '../ports.ts';

/** POST /api/password-reset/request. Always the same answer. */
export const handler = route(
  {
    uses: { clock, secrets, emailOwners, signIns, mailer },
    session: 'none',
    body: EmailRequest,
    limits: ({ network, body }) => [
      { limit: 'mailFromNetwork', by: network },
      ...mailTo(body.email, 'resetLink'),
    ],
  },
  ({ ports, body, language }) =>
    respondNeutrally(ports, 'reset link', () => requestReset(ports, body.email, language)),
);
