import { recipeUsage } from '#core/plan/quota.ts';
import { currentPlan } from '#core/plan/current-plan.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, recipeReader, subscriptionReader, usage } from '../ports.ts';
import { planName } from '../sentences/plan-in-words.ts';

/** GET /api/user/recipe-usage. */
export const handler = route(
  { uses: { clock, usage, recipes: recipeReader, subscriptions: subscriptionReader } },
  async ({ ports, session, timeZone, language }) => {
    const { userId } = session;
    const plan = await currentPlan(ports, userId);
    const used = await recipeUsage(ports, { userId, timeZone, limit: plan.recipesPerMonth });
    return respond(200, ok({ ...used, planName: planName(plan, language) }));
  },
);
