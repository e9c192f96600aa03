import { managePlan } from '#core/plan/manage-plan.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { billing, profiles } from '../ports.ts';

/** POST /api/subscription/portal. */
export const handler = route({ uses: { billing, profiles } }, async ({ ports, visitor, language }) =>
  respond(200, await managePlan(ports, visitor.userId, language)),
);
