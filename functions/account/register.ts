import { register } from '#core/account/register.ts';
import { UncommonRegisterRequest } from '#core/account/uncommon-password.ts';
import { mailTo } from '#core/limits/limits.ts';
import { ok } from '#core/result.ts';
import { SECOND } from '#core/time.ts';
import { inTheSameTime } from '../http/best-effort.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, emailOwners, mailer, passwords, profiles, secrets, signIns } from '../ports.ts';

/** Longer than hashing and storing take. */
const REGISTERING_TAKES = SECOND / 4;

/**
 * POST /api/register. The answer does not tell whether the address has an account. Safe to repeat under its
 * Idempotency-Key.
 */
export const handler = route(
  {
    uses: { clock, secrets, passwords, emailOwners, profiles, signIns, mailer },
    session: 'none',
    body: UncommonRegisterRequest,
    limits: ({ network, body }) => [
      { limit: 'registerFromNetwork', by: network },
      ...mailTo(body.email, 'registration'),
    ],
  },
  async ({ ports, body, key, language, timeZone }) => {
    await inTheSameTime(ports, REGISTERING_TAKES, () => register(ports, body, { key, language, timeZone }));
    return respond(202, ok({}));
  },
);
