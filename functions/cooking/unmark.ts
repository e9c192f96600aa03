import * as v from 'valibot';
import { updateCookingBadges } from '#core/badge/update-badges.ts';
import { unmarkCooked } from '#core/cooking/unmark-cooked.ts';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { mapOk } from '#core/result.ts';
import { LocalDayText } from '#core/time.ts';
import { earnedBadges } from '../http/earned-badges.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { markingPorts } from './marking-ports.ts';

/** DELETE /api/recipes/{id}/cooked?day=. Safe to repeat, also after other changes. */
export const handler = route(
  {
    takesTokens: true,
    uses: markingPorts,
    params: v.object({ id: RecipeIdText }),
    query: v.object({ day: v.optional(LocalDayText) }),
  },
  async ({ ports, session, params, query, key, timeZone, language }) => {
    const operation = { userId: session.userId, timeZone, key: key ?? ports.secrets.id() };
    const unmarked = await unmarkCooked(ports, operation, params.id, query.day);
    if (unmarked.ok) {
      const { day } = unmarked.value;
      await earnedBadges(ports, language, () => updateCookingBadges(ports, operation, day));
    }
    return respond(
      204,
      mapOk(unmarked, () => undefined),
    );
  },
);
