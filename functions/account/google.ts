import { GoogleRequest } from '#core/account/google.ts';
import { signInWithGoogle } from '#core/account/sign-in-with-google.ts';
import { logOut } from '#core/account/session.ts';
import { ok } from '#core/result.ts';
import { deviceWords } from '../sentences/device-words.ts';
import { bestEffortMailer } from '../http/best-effort.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { loginCookies } from '../http/session-cookie.ts';
import {
  attempts,
  clock,
  emailOwners,
  google,
  googleOwners,
  mailer,
  passwords,
  profiles,
  ringDevices,
  secrets,
  signIns,
} from '../ports.ts';

/** POST /api/google-auth. Answers with the user and a new session, like a login. */
export const handler = route(
  {
    uses: {
      attempts,
      clock,
      emailOwners,
      google,
      googleOwners,
      mailer,
      passwords,
      profiles,
      ringDevices,
      secrets,
      signIns,
    },
    session: 'none',
    body: GoogleRequest,
  },
  async ({ ports, body, headers, language, timeZone, network, token }) => {
    const where = { language, timeZone, network, device: deviceWords(headers['user-agent']) };
    const entered = await signInWithGoogle({ ...ports, mailer: bestEffortMailer(ports.mailer) }, body, where);
    if (!entered.ok) return refuse(entered.error);
    // The new session replaces it.
    await logOut(ports, token);
    return respond(200, ok(entered.value.user), { cookies: loginCookies(entered.value) });
  },
);
