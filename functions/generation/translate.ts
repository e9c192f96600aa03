import * as v from 'valibot';
import { translateRecipe } from '#core/generation/translation/translate-recipe.ts';
import { Language } from '#core/language.ts';
import { currentPlan } from '#core/plan/current-plan.ts';
import { RecipeIdText } from '#core/recipe/recipe-id.ts';
import { publish } from '#core/sharing/publish.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import {
  attempts,
  budget,
  clock,
  cookMarkReader,
  orphanWriter,
  models,
  photos,
  profileReader,
  recipeWriter,
  secrets,
  sharedPictures,
  sharedRecipes,
  shareSettings,
  subscriptionReader,
} from '../ports.ts';
import { sendEvents } from './send-events.ts';

/**
 * POST /api/recipes/{id}/translation. Safe to repeat: a recipe is translated once. Does not count against the month's
 * recipes.
 */
export const handler = route(
  {
    uses: {
      attempts,
      budget,
      clock,
      cookMarks: cookMarkReader,
      orphans: orphanWriter,
      models,
      photos,
      profiles: profileReader,
      recipes: recipeWriter,
      secrets,
      sharedPictures,
      sharedRecipes,
      shareSettings,
      subscriptions: subscriptionReader,
    },
    params: v.object({ id: RecipeIdText }),
    body: v.object({ language: v.optional(Language) }),
  },
  async ({ ports, session, params, body, language }) => {
    const wanted = { id: params.id, to: body.language ?? language };
    const { tier } = await currentPlan(ports, session.userId);
    const asker = { userId: session.userId, tier };
    const translated = await translateRecipe(ports, asker, wanted, sendEvents());
    if (translated.ok) await publish(ports, session.userId, params.id);
    return respond(200, translated);
  },
);
