import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { Aim, AIMS, MAX_WISH_LENGTH } from '#core/generation/aim.ts';
import { NO_PREFERENCES, Preferences } from '#core/generation/preferences.ts';
import { varyRecipe } from '#core/generation/run/vary-recipe.ts';
import { Language } from '#core/language.ts';
import { quotaOf } from '#core/plan/current-plan.ts';
import { listVariations } from '#core/recipe/library/list-variations.ts';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { PageQuery, respondPage } from '../http/page.ts';
import { refuse } from '../http/respond.ts';
import { byMethod, streamRoute } from '../http/stream-route.ts';
import { photos, recipeReader } from '../ports.ts';
import { generationPorts } from './generation-ports.ts';
import { respondRecipe } from './respond-recipe.ts';
import { sendEvents } from './send-events.ts';

const Params = v.object({ id: RecipeIdText });

/** GET /api/recipes/{id}/alternatives. The variations of a recipe, newest first. */
const list = streamRoute(
  { uses: { recipes: recipeReader }, params: Params, query: PageQuery },
  async ({ ports, session, params, query }) => {
    const listed = await listVariations(ports, session.userId, params.id, query);
    if (!listed.ok) return refuse(listed.error);
    return respondPage(`/api/recipes/${params.id}/alternatives`, query.limit, listed.value);
  },
);

const VaryBody = v.object({
  /** Change that the user wants. */
  wish: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(MAX_WISH_LENGTH, /*i18n*/ 'error.wish_too_long')),
  ),
  /** Goals that bind the author. */
  aims: v.optional(v.pipe(v.array(Aim), v.maxLength(AIMS.length)), []),
  preferredLanguage: v.optional(Language),
  preferences: v.optional(Preferences, NO_PREFERENCES),
});

/** POST /api/recipes/{id}/alternatives. Safe to repeat under its Idempotency-Key: one recipe, charged once. */
const vary = streamRoute(
  {
    uses: { ...generationPorts, photos },
    params: Params,
    body: VaryBody,
  },
  async ({ ports, session, params, body, rawBody, key, language, timeZone, network }, sendEvent) => {
    const varied = await varyRecipe(
      ports,
      {
        ...(await quotaOf(ports, session.userId, timeZone)),
        device: session.sessionHash,
        network,
      },
      {
        key: key ?? ports.secrets.id(),
        bodyHash: createHash('sha256').update(`${params.id} ${rawBody}`).digest('base64url'),
        parent: params.id,
        wish: body.wish || undefined,
        aims: body.aims,
        language: body.preferredLanguage ?? language,
        preferences: body.preferences,
        joins: sendEvent !== undefined,
      },
      sendEvents(sendEvent),
    );
    return respondRecipe(ports, { userId: session.userId, language }, varied);
  },
);

export const handler = byMethod({ GET: list, POST: vary });
