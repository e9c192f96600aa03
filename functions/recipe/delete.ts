import * as v from 'valibot';
import { deleteRecipe } from '#core/generation/run/delete-recipe.ts';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { withdrawShare } from '#core/sharing/withdraw-share.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import {
  clock,
  orphanWriter,
  photoRemover,
  recipeRemover,
  runs,
  sharedPictures,
  sharedRecipes,
  shareSettings,
  usage,
} from '../ports.ts';

/** DELETE /api/recipes/{id}. Deletes its share first, and its photos as well. The recipe still counts for its month. */
export const handler = route(
  {
    takesTokens: true,
    uses: {
      clock,
      orphans: orphanWriter,
      recipes: recipeRemover,
      photos: photoRemover,
      runs,
      sharedPictures,
      sharedRecipes,
      shareSettings,
      usage,
    },
    params: v.object({ id: RecipeIdText }),
  },
  async ({ ports, session: { userId }, params: { id } }) => {
    await withdrawShare(ports, userId, id);
    const deleted = await deleteRecipe(ports, userId, id);
    // The recipe may have been shared meanwhile.
    await withdrawShare(ports, userId, id);
    return respond(204, deleted);
  },
);
