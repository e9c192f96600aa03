import * as v from 'valibot';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { ok } from '#core/result.ts';
import { withdrawShare } from '#core/sharing/withdraw-share.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { sharedPictures, sharedRecipes, shareSettings } from '../ports.ts';

/** DELETE /api/recipes/{id}/share. Afterwards the link and its pictures answer 404. */
export const handler = route(
  { uses: { sharedPictures, sharedRecipes, shareSettings }, params: v.object({ id: RecipeIdText }) },
  async ({ ports, session, params }) => {
    await withdrawShare(ports, session.userId, params.id);
    return respond(204, ok(undefined));
  },
);
