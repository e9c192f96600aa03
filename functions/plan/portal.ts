import { managePlan } from '#core/plan/manage-plan.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { billing, profiles } from '../ports.ts';

/** POST /api/subscription/portal. */
export const handler = route({ uses: { billing, profiles } }, async ({ ports, session, language }) =>
  respond(200, await managePlan(ports, session.userId, language)),
);
