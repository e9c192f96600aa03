import * as v from 'valibot';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { ok } from '#core/result.ts';
import { shareRecipe } from '#core/sharing/share-recipe.ts';
import { sharePath, ShareSettings } from '#core/sharing/share.ts';
import { ImageDataUrl } from '../http/image-data-url.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import {
  clock,
  orphanWriter,
  photos,
  profileReader,
  recipeReader,
  secrets,
  sharedPictures,
  sharedRecipes,
  shareSettings,
} from '../ports.ts';
import { ourOrigin } from '../site.ts';

/** Room for a preview picture in base64. */
const MAX_BODY = 1024 * 1024;

const ShareBody = v.object({ ...ShareSettings.entries, image: v.exactOptional(ImageDataUrl) });

/** POST /api/recipes/{id}/share. Shares a recipe by a link, or changes the settings of its link. */
export const handler = route(
  {
    uses: {
      clock,
      orphans: orphanWriter,
      photos,
      profiles: profileReader,
      recipes: recipeReader,
      secrets,
      sharedPictures,
      sharedRecipes,
      shareSettings,
    },
    params: v.object({ id: RecipeIdText }),
    body: ShareBody,
    maxBody: MAX_BODY,
  },
  async ({ ports, session, params, body: { image: preview, ...settings } }) => {
    if (settings.expiresAt !== undefined && settings.expiresAt <= ports.clock.now())
      return refuse({
        type: 'InvalidInput',
        issues: [{ field: 'expiresAt', message: /*i18n*/ 'error.already_over' }],
      });
    const shared = await shareRecipe(ports, session.userId, params.id, { ...settings, preview });
    return shared.ok
      ? respond(200, ok({ url: `${ourOrigin()}${sharePath(shared.value)}` }))
      : refuse(shared.error);
  },
);
