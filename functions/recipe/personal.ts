import * as v from 'valibot';
import { changePersonal } from '#core/recipe/library/change-personal.ts';
import { PersonalChange } from '#core/recipe/personal.ts';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, recipePersonal } from '../ports.ts';

/** PATCH /api/recipes/{id}. Tags, favourite, rating, notes: per field, the later change wins. */
export const handler = route(
  {
    takesTokens: true,
    uses: { clock, recipes: recipePersonal },
    params: v.object({ id: RecipeIdText }),
    body: PersonalChange,
    // Notes may be long.
    maxBody: 64 * 1024,
  },
  async ({ ports, session, params, body }) =>
    respond(200, await changePersonal(ports, session.userId, params.id, body)),
);
