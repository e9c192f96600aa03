import * as v from 'valibot';
import { recipeFile, RecipeFormat } from '#core/recipe/formats/recipe-file.ts';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { attachment } from '../http/attachment.ts';
import { refuse } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { recipeReader } from '../ports.ts';
import { ourOrigin } from '../site.ts';

/** GET /api/recipes/{id}/export?format=. A recipe as a file: JSON-LD, Cooklang or plain text. Default: JSON-LD. */
export const handler = route(
  {
    takesTokens: true,
    uses: { recipes: recipeReader },
    params: v.object({ id: RecipeIdText }),
    query: v.object({ format: v.optional(RecipeFormat, 'jsonld') }),
  },
  async ({ ports, session, params, query }) => {
    const recipe = await ports.recipes.find(session.userId, params.id);
    if (!recipe) return refuse({ type: 'RecipeNotFound' });
    const { name, type, text } = recipeFile(recipe, query.format, (url) => `${ourOrigin()}${url}`);
    return { status: 200, text, headers: { 'content-type': type, 'content-disposition': attachment(name) } };
  },
);
