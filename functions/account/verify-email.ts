import { VerifyRequest } from '#core/account/verify-request.ts';
import { logOut } from '#core/account/session.ts';
import { verifyEmail } from '#core/account/verify-email.ts';
import { ok } from '#core/result.ts';
import { deviceWords } from '../sentences/device-words.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { loginCookies } from '../http/session-cookie.ts';
import { clock, profileReader, ringDevices, secrets, signIns } from '../ports.ts';

/**
 * POST /api/verify-email. Requires a click, because mail scanners open links. On the device that registered the
 * address, answers with the user and a new session.
 */
export const handler = route(
  {
    uses: { clock, ringDevices, secrets, signIns, profiles: profileReader },
    session: 'none',
    body: VerifyRequest,
    limits: ({ network }) => [{ limit: 'linkFromNetwork', by: network }],
  },
  async ({ ports, body, headers, token }) => {
    const device = { key: body.registrationKey, name: deviceWords(headers['user-agent']) };
    const verified = await verifyEmail(ports, body.token, device);
    if (!verified.ok) return refuse(verified.error);
    if (!verified.value) return respond(200, ok({}));
    // The new session replaces it.
    await logOut(ports, token);
    return respond(200, ok({ user: verified.value.user }), { cookies: loginCookies(verified.value) });
  },
);
