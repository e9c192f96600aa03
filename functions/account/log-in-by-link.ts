import { LinkRequest } from '#core/account/account.ts';
import { logInByLink } from '#core/account/log-in-link.ts';
import { logOut } from '#core/account/session.ts';
import { ok } from '#core/result.ts';
import { deviceWords } from '../sentences/device-words.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { loginCookies } from '../http/session-cookie.ts';
import { clock, profileReader, ringDevices, secrets, signIns } from '../ports.ts';

/** POST /api/login/confirm. Answers like a login. Requires a click, because mail scanners open links. */
export const handler = route(
  {
    uses: { clock, ringDevices, secrets, signIns, profiles: profileReader },
    session: 'none',
    body: LinkRequest,
    limits: ({ network }) => [{ limit: 'linkFromNetwork', by: network }],
  },
  async ({ ports, body, headers, token }) => {
    const entered = await logInByLink(ports, body.token, deviceWords(headers['user-agent']));
    if (!entered.ok) return refuse(entered.error);
    // The new session replaces it.
    await logOut(ports, token);
    return respond(200, ok(entered.value.user), { cookies: loginCookies(entered.value) });
  },
);
