import { NameRequest } from '#core/household/household.ts';
import { setName } from '#core/household/set-name.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { households, profiles } from '../ports.ts';

/** POST /api/user/name. The first name that a household or a shared recipe shows. */
export const handler = route(
  { uses: { households, profiles }, body: NameRequest },
  async ({ ports, session, body }) => {
    await setName(ports, session, body.name);
    return respond(204, ok(undefined));
  },
);
