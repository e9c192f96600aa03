import { StoredAvoid } from '#core/account/account.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { profiles } from '../ports.ts';

/** POST /api/user/avoid. Replaces what the user does not eat, and their diets, on every device. */
export const handler = route({ uses: { profiles }, body: StoredAvoid }, async ({ ports, session, body }) => {
  await ports.profiles.setAvoid(session.userId, body);
  return respond(204, ok(undefined));
});
