import { userOf } from '#core/account/account.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { profileReader } from '../ports.ts';

/** GET /api/user. */
export const handler = route({ uses: { profiles: profileReader } }, async ({ ports, session }) =>
  respond(200, ok(userOf(await ports.profiles.get(session.userId), session.hasGoogle))),
);
