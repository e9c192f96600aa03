import { changePassword } from '#core/account/password/change-password.ts';
import { UncommonChangeRequest } from '#core/account/uncommon-password.ts';
import { endOtherRingDevices } from '#core/ring/devices.ts';
import { ok } from '#core/result.ts';
import { bestEffort, bestEffortMailer } from '../http/best-effort.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { deviceCookie } from '../http/session-cookie.ts';
import {
  attempts,
  clock,
  mailer,
  passwords,
  profileReader,
  ringDevices,
  secrets,
  signIns,
} from '../ports.ts';

/** POST /api/user/password. Signs out every other device of the account. */
export const handler = route(
  {
    uses: { attempts, clock, secrets, passwords, profiles: profileReader, signIns, mailer, ringDevices },
    body: UncommonChangeRequest,
  },
  async ({ ports, session, body }) => {
    const changed = await changePassword({ ...ports, mailer: bestEffortMailer(ports.mailer) }, session, body);
    if (!changed.ok) return refuse(changed.error);
    await bestEffort('ring_devices', () => endOtherRingDevices(ports, session.userId, session.sessionHash));
    return respond(204, ok(undefined), { cookies: [deviceCookie(changed.value.proof)] });
  },
);
