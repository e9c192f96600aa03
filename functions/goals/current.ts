import { currentGoals } from '#core/goals/set-goals.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { goalsReader } from '../ports.ts';

/** GET /api/nutrition/goals/current. `null` if none are set. */
export const handler = route(
  { takesTokens: true, uses: { goals: goalsReader } },
  async ({ ports, session }) => respond(200, ok((await currentGoals(ports, session.userId)) ?? null)),
);
