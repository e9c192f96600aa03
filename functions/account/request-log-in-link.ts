import { EmailRequest } from '#core/account/account.ts';
import { requestLogInLink } from '#core/account/log-in-link.ts';
import { mailTo } from '#core/limits/limits.ts';
import { respondNeutrally } from '../http/best-effort.ts';
import { route } from '../http/route.ts';
import { clock, emailOwners, mailer, secrets, signIns } from '../ports.ts';

/** POST /api/login/link. Always the same answer. */
export const handler = route(
  {
    uses: { clock, secrets, emailOwners, signIns, mailer },
    session: 'none',
    body: EmailRequest,
    limits: ({ network, body }) => [
      { limit: 'mailFromNetwork', by: network },
      ...mailTo(body.email, 'logInLink'),
    ],
  },
  ({ ports, body, language }) =>
    respondNeutrally(ports, 'login link', () => requestLogInLink(ports, body.email, language)),
);
