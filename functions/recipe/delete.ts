import * as v from 'valibot';
import { deleteRecipe } from '#core/generation/run/delete-recipe.ts';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { photoRemover, recipeRemover, runs, usage } from '../ports.ts';

/** DELETE /api/recipes/{id}. The photos go with it. What it cost is not given back. */
export const handler = route(
  {
    uses: { recipes: recipeRemover, photos: photoRemover, runs, usage },
    params: v.object({ id: RecipeIdText }),
  },
  async ({ ports, session, params }) => respond(204, await deleteRecipe(ports, session.userId, params.id)),
);
