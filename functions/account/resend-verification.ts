import { EmailRequest } from '#core/account/account.ts';
import { resendVerification } from '#core/account/register.ts';
import { mailTo } from '#core/limits/limits.ts';
import { respondNeutrally } from '../http/best-effort.ts';
import { route } from '../http/route.ts';
import { clock, emailOwners, mailer, secrets, signIns } from '../ports.ts';

/** POST /api/verify-email/resend. Always the same answer. */
export const handler = route(
  {
    uses: { clock, secrets, emailOwners, signIns, mailer },
    session: 'none',
    body: EmailRequest,
    limits: ({ network, body }) => [
      { limit: 'mailFromNetwork', by: network },
      ...mailTo(body.email, 'registration'),
    ],
  },
  ({ ports, body, language }) =>
    respondNeutrally(ports, 'verification link', () => resendVerification(ports, body.email, language)),
);
