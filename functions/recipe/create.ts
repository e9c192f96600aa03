import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { NewRecipeInput } from '#core/recipe/recipe-input.ts';
import { createRecipe } from '#core/recipe/typed/create-recipe.ts';
import { ok } from '#core/result.ts';
import { ImageDataUrl } from '../http/image-data-url.ts';
import { LARGE_BODY } from '../http/request.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { attempts, clock, orphanWriter, photoWriter, recipeCreator, secrets } from '../ports.ts';

const CreateBody = v.object({ ...NewRecipeInput.entries, image: v.exactOptional(v.nullable(ImageDataUrl)) });

/**
 * POST /api/recipes. Safe to repeat with an ID or an Idempotency-Key: one recipe. Does not count against the month's
 * recipes.
 */
export const handler = route(
  {
    takesTokens: true,
    uses: {
      attempts,
      clock,
      orphans: orphanWriter,
      photos: photoWriter,
      recipes: recipeCreator,
      secrets,
    },
    body: CreateBody,
    maxBody: LARGE_BODY,
  },
  async ({ ports, session, body: { image, ...input }, rawBody, key, language }) => {
    const bodyHash = createHash('sha256').update(rawBody).digest('base64url');
    const created = await createRecipe(ports, session.userId, { input, image, language, bodyHash, key });
    return created.ok ? respond(201, ok({ id: created.value })) : refuse(created.error);
  },
);
