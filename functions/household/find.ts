import { showHousehold } from '#core/household/found-household.ts';
import { kitchenOf } from '#core/household/kitchen.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { householdReader, memberships, secrets } from '../ports.ts';

/** GET /api/household. Null without a household. */
export const handler = route(
  { uses: { households: householdReader, memberships, secrets } },
  async ({ ports, session }) => {
    const { id, household } = await kitchenOf(ports, session);
    return respond(200, ok(household ? showHousehold({ id, household }, session.userId) : null));
  },
);
