import { Avoid } from '#core/nutrition/avoid.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { profiles } from '../ports.ts';

/** POST /api/user/avoid. Replaces the list of what the user does not eat, on every device. */
export const handler = route({ uses: { profiles }, body: Avoid }, async ({ ports, session, body }) => {
  await ports.profiles.setAvoid(session.userId, body);
  return respond(204, ok(undefined));
});
