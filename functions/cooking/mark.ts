import * as v from 'valibot';
import { updateCookingBadges } from '#core/badge/update-badges.ts';
import { CookRequest, stateOf } from '#core/cooking/cook-mark.ts';
import { markCooked } from '#core/cooking/mark-cooked.ts';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { ok } from '#core/result.ts';
import { earnedBadges } from '../http/earned-badges.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { markingPorts } from './marking-ports.ts';

/** POST /api/recipes/{id}/cooked. Safe to repeat, also after other changes. */
export const handler = route(
  {
    takesTokens: true,
    uses: markingPorts,
    params: v.object({ id: RecipeIdText }),
    body: CookRequest,
  },
  async ({ ports, session, params, body, key, timeZone, language }) => {
    const operation = { userId: session.userId, timeZone, key: key ?? ports.secrets.id() };
    const marked = await markCooked(ports, operation, params.id, body);
    if (!marked.ok) return refuse(marked.error);
    const { value: mark } = marked;
    const earned = await earnedBadges(ports, language, () => updateCookingBadges(ports, operation, mark.day));
    return respond(200, ok({ ...stateOf(mark), ...earned }));
  },
);
