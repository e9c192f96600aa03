import { cooksIn, householdIdOf, kitchenOf } from '#core/household/kitchen.ts';
import { findList } from '#core/list/change-list.ts';
import { ok } from '#core/result.ts';
import { etagOf, isHeld } from '../http/etag.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { householdReader, listReader, memberships, secrets } from '../ports.ts';

/** GET /api/list. Devices ask every few seconds, so an unchanged list costs only one small read. */
export const handler = route(
  { takesTokens: true, uses: { households: householdReader, lists: listReader, memberships, secrets } },
  async ({ ports, session, headers }) => {
    const kitchen = await kitchenOf(ports, session);
    const cooks = cooksIn(kitchen, session.userId);
    const household = householdIdOf(kitchen);
    const etag = etagOf(kitchen.id, String(household), String(kitchen.list.version), ...cooks);
    if (isHeld(etag, headers['if-none-match'])) return { status: 304, headers: { etag } };
    const list = await findList(ports, { ...kitchen, cooks });
    return respond(200, ok({ ...list, household }), { headers: { etag } });
  },
);
