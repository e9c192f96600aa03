import * as v from 'valibot';
import { StoredAvoid } from '#core/account/account.ts';
import { replaceAvoid } from '#core/account/avoid/change-avoid.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { profiles, secrets } from '../ports.ts';

/** POST /api/user/avoid. Replaces avoided foods, diets and maximum time, on every device. */
export const handler = route(
  { uses: { profiles, secrets }, body: v.omit(StoredAvoid, ['cupboard']) },
  async ({ ports, session, body }) => {
    await replaceAvoid(ports, session.userId, body);
    return respond(204, ok(undefined));
  },
);
