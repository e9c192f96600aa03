import { cooksIn, householdIdOf, kitchenOf } from '#core/household/kitchen.ts';
import { MAX_CHANGES_BYTES } from '#core/kitchen-change.ts';
import { changeList } from '#core/list/change-list.ts';
import { ListChanges } from '#core/list/list-change.ts';
import { withFood } from '#core/list/with-food.ts';
import { ok } from '#core/result.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, householdReader, lists, memberships, secrets } from '../ports.ts';

/** POST /api/list/changes. Safe to repeat: an applied change is not applied again. */
export const handler = route(
  {
    takesTokens: true,
    uses: { clock, households: householdReader, lists, memberships, secrets },
    body: ListChanges,
    maxBody: MAX_CHANGES_BYTES,
  },
  async ({ ports, session, body, language }) => {
    const kitchen = await kitchenOf(ports, session);
    const household = householdIdOf(kitchen);
    if (body.household !== undefined && body.household !== household)
      return refuse({ type: 'AnotherKitchen' });
    const cooks = cooksIn(kitchen, session.userId);
    const changes = body.changes.map((change) => withFood(change, language));
    const changed = await changeList(ports, { ...kitchen, cooks }, session.userId, changes);
    return respond(200, ok({ ...changed, household }));
  },
);
