import { changeHousehold } from '#core/household/change-household.ts';
import { HouseholdChange } from '#core/household/household.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { households, lists, memberships, secrets } from '../ports.ts';

/** PATCH /api/household. Changes its name and the order of aisles. */
export const handler = route(
  { uses: { households, lists, memberships, secrets }, body: HouseholdChange },
  async ({ ports, session, body }) => respond(200, await changeHousehold(ports, session, body)),
);
