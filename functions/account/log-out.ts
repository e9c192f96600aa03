import { logOut } from '#core/account/session.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { CLEARED_CACHE, endedSessionCookie } from '../http/session-cookie.ts';
import { clock, ringDevices, secrets, signIns } from '../ports.ts';

/** POST /api/logout. Works with any cookie and without one. */
export const handler = route(
  { uses: { clock, ringDevices, secrets, signIns }, session: 'none' },
  async ({ ports, token }) => {
    await logOut(ports, token);
    return respond(204, ok(undefined), {
      cookies: [endedSessionCookie()],
      headers: CLEARED_CACHE,
    });
  },
);
