import * as v from 'valibot';
import { findReadableRecipe } from '#core/household/shared-recipes.ts';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { UserId } from '#core/user-id.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { cookMarkReader, householdReader, memberships, recipeReader, secrets } from '../ports.ts';

const FindQuery = v.object({ cook: v.exactOptional(UserId) });

/** GET /api/recipes/{id}. The user's own recipe, or else that of a member of the household; `?cook=` selects one. */
export const handler = route(
  {
    takesTokens: true,
    uses: {
      recipes: recipeReader,
      cookMarks: cookMarkReader,
      households: householdReader,
      memberships,
      secrets,
    },
    params: v.object({ id: RecipeIdText }),
    query: FindQuery,
  },
  async ({ ports, session, params, query }) =>
    respond(200, await findReadableRecipe(ports, session, params.id, query.cook)),
);
