import { register } from '#core/account/register.ts';
import { UncommonRegisterRequest } from '#core/account/uncommon-password.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, emailClaims, mailer, passwords, profiles, secrets, signIns } from '../ports.ts';

/** POST /api/register. Answers the same whether or not the address has an account. Safe to repeat under its Idempotency-Key. */
export const handler = route(
  {
    uses: { clock, secrets, passwords, emailClaims, profiles, signIns, mailer },
    session: 'none',
    body: UncommonRegisterRequest,
    limits: ({ address, body }) => [
      { limit: 'registerFromAddress', by: address },
      { limit: 'registerMailTo', by: body.email },
    ],
  },
  async ({ ports, body, key, language, timeZone }) => {
    await register(ports, body, { key, language, timeZone });
    return respond(202, ok({}));
  },
);
