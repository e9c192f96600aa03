import { cooksIn, householdIdOf, kitchenOf } from '#core/household/kitchen.ts';
import { MAX_CHANGES_BYTES } from '#core/kitchen-change.ts';
import { ok } from '#core/result.ts';
import { changeWeek } from '#core/week/change-week.ts';
import { MealChanges } from '#core/week/meal-change.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, householdReader, meals, memberships, secrets } from '../ports.ts';

/** POST /api/week/changes. Safe to repeat: an applied change is not applied again. */
export const handler = route(
  {
    takesTokens: true,
    uses: { clock, households: householdReader, meals, memberships, secrets },
    body: MealChanges,
    maxBody: MAX_CHANGES_BYTES,
  },
  async ({ ports, session, body }) => {
    const kitchen = await kitchenOf(ports, session);
    const household = householdIdOf(kitchen);
    if (body.household !== undefined && body.household !== household)
      return refuse({ type: 'AnotherKitchen' });
    const cooks = cooksIn(kitchen, session.userId);
    const changed = await changeWeek(ports, { ...kitchen, cooks }, body.changes);
    return respond(200, ok({ ...changed, household }));
  },
);
