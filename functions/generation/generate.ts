import { createHash } from 'node:crypto';
import { generateRecipe } from '#core/generation/run/generate-recipe.ts';
import { quotaOf } from '#core/plan/current-plan.ts';
import { LARGE_BODY } from '../http/request.ts';
import { streamRoute } from '../http/stream-route.ts';
import { photoWriter } from '../ports.ts';
import { generationPorts } from './generation-ports.ts';
import { GenerateBody } from './generate-request.ts';
import { respondRecipe } from './respond-recipe.ts';
import { sendEvents } from './send-events.ts';

/** POST /api/analyze. Safe to repeat under its Idempotency-Key: one recipe, charged once. */
export const handler = streamRoute(
  {
    uses: { ...generationPorts, photos: photoWriter },
    body: GenerateBody,
    maxBody: LARGE_BODY,
  },
  async ({ ports, session, body, rawBody, key, language, timeZone, network }, sendEvent) => {
    const generated = await generateRecipe(
      ports,
      {
        ...(await quotaOf(ports, session.userId, timeZone)),
        device: session.sessionHash,
        network,
      },
      {
        key: key ?? ports.secrets.id(),
        bodyHash: createHash('sha256').update(rawBody).digest('base64url'),
        photos: body.images,
        language: body.preferredLanguage ?? language,
        preferences: body.preferences,
        ingredients: body.ingredients,
        joins: sendEvent !== undefined,
      },
      sendEvents(sendEvent),
    );
    return respondRecipe(ports, { userId: session.userId, language }, generated);
  },
);
