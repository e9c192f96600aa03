import { AvoidChange } from '#core/account/avoid/avoid-change.ts';
import { changeAvoid } from '#core/account/avoid/change-avoid.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { profiles } from '../ports.ts';

/** PATCH /api/user/avoid. Adds and removes avoided foods, on every device. */
export const handler = route({ uses: { profiles }, body: AvoidChange }, async ({ ports, session, body }) =>
  respond(204, await changeAvoid(ports, session.userId, body)),
);
