import { managePlan } from '#core/plan/manage-plan.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { billing, profileReader } from '../ports.ts';

/** POST /api/subscription/portal. */
export const handler = route(
  { uses: { billing, profiles: profileReader } },
  async ({ ports, session, language }) => respond(200, await managePlan(ports, session.userId, language)),
);
