import * as v from 'valibot';
import { findRecipe } from '#core/recipe/find-recipe.ts';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { cookMarkReader, recipeReader } from '../ports.ts';

/** GET /api/recipes/{id}. */
export const handler = route(
  { uses: { recipes: recipeReader, cookMarks: cookMarkReader }, params: v.object({ id: RecipeIdText }) },
  async ({ ports, session, params }) => respond(200, await findRecipe(ports, session.userId, params.id)),
);
