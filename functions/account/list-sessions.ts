import { listSessions } from '#core/account/session.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, signIns } from '../ports.ts';

/** GET /api/user/sessions. The asking device first, then by last use. */
export const handler = route({ uses: { clock, signIns } }, async ({ ports, session }) =>
  respond(200, ok(await listSessions(ports, session))),
);
