import { buyPlan, CheckoutRequest } from '#core/plan/buy-plan.ts';
import { metrics } from '../telemetry/metrics-port.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { billing, profiles, secrets, subscriptions } from '../ports.ts';

/** POST /api/subscription/create. Safe to repeat under its Idempotency-Key: one checkout. */
export const handler = route(
  { uses: { billing, metrics, profiles, secrets, subscriptions }, body: CheckoutRequest },
  async ({ ports, session, language, body, key }) => {
    const user = { userId: session.userId, language };
    return respond(200, await buyPlan(ports, user, body, key ?? ports.secrets.id()));
  },
);
