import * as v from 'valibot';
import { listHouseholdRecipes } from '#core/household/shared-recipes.ts';
import { RecipeQuery } from '#core/recipe/library/recipe-query.ts';
import { PageQuery, respondPage } from '../http/page.ts';
import { route } from '../http/route.ts';
import { householdReader, memberships, recipeSearcher, secrets } from '../ports.ts';

/** Maximum number of cards read by one search request. */
const LOOKS_AT = 1_000;

const ListQuery = v.object({ ...PageQuery.entries, ...RecipeQuery.entries });

/**
 * GET /api/recipes. Cards, newest first: the user's own or the household's. `q`, `tag` and `favorite` search the user's
 * own. A page of a search may be short or empty although a next page exists.
 */
export const handler = route(
  {
    takesTokens: true,
    uses: { recipes: recipeSearcher, households: householdReader, memberships, secrets },
    query: ListQuery,
  },
  async ({ ports, session, query: { scope, q, tag, favorite, ...page } }) => {
    if (scope) {
      const shared = await listHouseholdRecipes(ports, session, page);
      return respondPage('/api/recipes?scope=household', page.limit, shared);
    }
    const asked = new URLSearchParams({
      ...(q !== undefined && { q }),
      ...(tag !== undefined && { tag }),
      ...(favorite !== undefined && { favorite }),
    });
    if (asked.size === 0)
      return respondPage('/api/recipes', page.limit, await ports.recipes.list(session.userId, page));
    const filter = {
      ...(q !== undefined && { q }),
      ...(tag !== undefined && { tag }),
      ...(favorite !== undefined && { isFavorite: true as const }),
    };
    const found = await ports.recipes.search(session.userId, { ...page, filter, looksAt: LOOKS_AT });
    return respondPage(`/api/recipes?${asked.toString()}`, page.limit, found);
  },
);
