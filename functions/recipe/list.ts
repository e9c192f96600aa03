import { PageQuery, respondPage } from '../http/page.ts';
import { route } from '../http/route.ts';
import { recipeReader } from '../ports.ts';

/** GET /api/recipes. A list of cards, newest first. */
export const handler = route(
  { uses: { recipes: recipeReader }, query: PageQuery },
  async ({ ports, session, query }) =>
    respondPage('/api/recipes', query.limit, await ports.recipes.list(session.userId, query)),
);
