import * as v from 'valibot';
import { findReadableChanges } from '#core/household/shared-recipes.ts';
import { CHANGES_CURSOR } from '#core/recipe/library/find-changes.ts';
import { UserId } from '#core/user-id.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, cookMarkReader, householdReader, memberships, recipeChanges, secrets } from '../ports.ts';

const ChangesQuery = v.object({
  cook: v.exactOptional(UserId),
  since: v.exactOptional(v.pipe(v.string(), v.regex(CHANGES_CURSOR))),
});

/**
 * GET /api/recipes/changes?since=. All recipes by pages, then changes; `cursor` continues. `?cook=` selects a member of
 * the household.
 */
export const handler = route(
  {
    takesTokens: true,
    uses: {
      clock,
      recipes: recipeChanges,
      cookMarks: cookMarkReader,
      households: householdReader,
      memberships,
      secrets,
    },
    query: ChangesQuery,
  },
  async ({ ports, session, query: { cook = session.userId, since } }) =>
    respond(200, await findReadableChanges(ports, session, cook, since)),
);
