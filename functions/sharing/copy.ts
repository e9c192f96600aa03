import * as v from 'valibot';
import { ok } from '#core/result.ts';
import { copyShared } from '#core/sharing/copy-shared.ts';
import { sharePath, ShareToken } from '#core/sharing/share.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import {
  attempts,
  clock,
  orphanWriter,
  photoWriter,
  recipeCreator,
  secrets,
  sharedPictureReader,
  sharedRecipeReader,
} from '../ports.ts';
import { ourOrigin } from '../site.ts';

/** POST /api/recipes/copy. Saves a shared recipe for the user. Does not count against the month's recipes. */
export const handler = route(
  {
    uses: {
      attempts,
      clock,
      orphans: orphanWriter,
      photos: photoWriter,
      recipes: recipeCreator,
      secrets,
      sharedPictures: sharedPictureReader,
      sharedRecipes: sharedRecipeReader,
    },
    body: v.object({ token: ShareToken }),
  },
  async ({ ports, session, body: { token }, key }) => {
    const url = `${ourOrigin()}${sharePath(token)}`;
    const copied = await copyShared(ports, session.userId, { token, url, key });
    return copied.ok ? respond(201, ok({ id: copied.value })) : refuse(copied.error);
  },
);
