import { endOtherSessions } from '#core/account/session.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, ringDevices, signIns } from '../ports.ts';

/** DELETE /api/user/sessions. Signs out every device except the one that asks. */
export const handler = route({ uses: { clock, ringDevices, signIns } }, async ({ ports, session }) => {
  await endOtherSessions(ports, session);
  return respond(204, ok(undefined));
});
