import * as v from 'valibot';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { ok } from '#core/result.ts';
import { sharePath } from '#core/sharing/share.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { recipeReader, shareSettingsReader } from '../ports.ts';
import { ourOrigin } from '../site.ts';

/** GET /api/recipes/{id}/share. Settings of the share; null if there is none. */
export const handler = route(
  {
    uses: { recipes: recipeReader, shareSettings: shareSettingsReader },
    params: v.object({ id: RecipeIdText }),
  },
  async ({ ports, session, params }) => {
    if (!(await ports.recipes.find(session.userId, params.id))) return refuse({ type: 'RecipeNotFound' });
    const share = await ports.shareSettings.find(session.userId, params.id);
    if (!share || share.isStopped) return respond(200, ok(null));
    const { token, ...settings } = share;
    return respond(200, ok({ url: `${ourOrigin()}${sharePath(token)}`, ...settings }));
  },
);
