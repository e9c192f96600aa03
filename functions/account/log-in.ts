import { LogInRequest } from '#core/account/account.ts';
import { logIn } from '#core/account/log-in.ts';
import { logOut } from '#core/account/session.ts';
import { ok } from '#core/result.ts';
import { deviceWords } from '../sentences/device-words.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { deviceProof, loginCookies } from '../http/session-cookie.ts';
import {
  attempts,
  clock,
  emailOwnerReader,
  passwords,
  profileReader,
  ringDevices,
  secrets,
  signIns,
} from '../ports.ts';

/** POST /api/login. Answers with the user and a new session. Ends the session of the request's cookie. */
export const handler = route(
  {
    uses: {
      attempts,
      clock,
      secrets,
      passwords,
      emailOwners: emailOwnerReader,
      ringDevices,
      signIns,
      profiles: profileReader,
    },
    session: 'none',
    body: LogInRequest,
  },
  async ({ ports, body, headers, cookies, network, token }) => {
    const device = deviceWords(headers['user-agent']);
    const entered = await logIn(ports, body, { device, proof: deviceProof(cookies), network });
    if (!entered.ok) return refuse(entered.error);
    // The new session replaces it.
    await logOut(ports, token);
    return respond(200, ok(entered.value.user), { cookies: loginCookies(entered.value) });
  },
);
