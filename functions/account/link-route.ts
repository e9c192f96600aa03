import { EmailRequest } from '#core/account/account.ts';
import type { Email } from '#core/email.ts';
import type { LinkPorts } from '#core/account/mail-link.ts';
import type { Language } from '#core/language.ts';
import { mailTo } from '#core/limits/limits.ts';
import { respondNeutrally } from '../http/best-effort.ts';
import { route } from '../http/route.ts';
import { clock, emailOwnerReader, mailer, secrets, signIns } from '../ports.ts';

/** Makes the handler of a route that mails a link. Its answer does not tell whether an account exists. */
export const linkRoute = (
  name: string,
  limit: Parameters<typeof mailTo>[1],
  mailIt: (ports: LinkPorts, email: Email, language: Language) => Promise<void>,
) =>
  route(
    {
      uses: { clock, secrets, emailOwners: emailOwnerReader, signIns, mailer },
      session: 'none',
      body: EmailRequest,
      limits: ({ network, body }) => [
        { limit: 'mailFromNetwork', by: network },
        ...mailTo(body.email, limit),
      ],
    },
    ({ ports, body, language }) => respondNeutrally(ports, name, () => mailIt(ports, body.email, language)),
  );
