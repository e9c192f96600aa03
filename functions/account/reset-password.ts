import { resetPassword } from '#core/account/password/reset-password.ts';
import { UncommonResetRequest } from '#core/account/uncommon-password.ts';
import { endOtherRingDevices } from '#core/ring/devices.ts';
import { ok } from '#core/result.ts';
import { bestEffort, bestEffortMailer } from '../http/best-effort.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { deviceCookie } from '../http/session-cookie.ts';
import { clock, mailer, passwords, profileReader, ringDevices, secrets, signIns } from '../ports.ts';

/**
 * POST /api/password-reset/confirm. Signs out every device of the account. At its next login, the asking device counts
 * as known.
 */
export const handler = route(
  {
    uses: { clock, secrets, passwords, profiles: profileReader, signIns, mailer, ringDevices },
    session: 'none',
    body: UncommonResetRequest,
    limits: ({ network }) => [{ limit: 'linkFromNetwork', by: network }],
  },
  async ({ ports, body }) => {
    const reset = await resetPassword({ ...ports, mailer: bestEffortMailer(ports.mailer) }, body);
    if (!reset.ok) return refuse(reset.error);
    const { userId, proof } = reset.value;
    await bestEffort('ring_devices', () => endOtherRingDevices(ports, userId));
    return respond(204, ok(undefined), { cookies: [deviceCookie(proof)] });
  },
);
