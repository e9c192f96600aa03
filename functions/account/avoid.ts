import { StoredAvoid, toStore } from '#core/account/account.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { profiles } from '../ports.ts';

/** POST /api/user/avoid. Replaces what the user does not eat, their diets and longest time, on every device. */
export const handler = route({ uses: { profiles }, body: StoredAvoid }, async ({ ports, session, body }) => {
  const stored = await ports.profiles.avoided(session.userId);
  await ports.profiles.setAvoid(session.userId, toStore(body, stored));
  return respond(204, ok(undefined));
});
