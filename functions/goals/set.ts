import { GoalsRequest } from '#core/goals/goals.ts';
import { setGoals } from '#core/goals/set-goals.ts';
import { ok } from '#core/result.ts';
import { metrics } from '../telemetry/metrics-port.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, goals, secrets } from '../ports.ts';

/** POST /api/nutrition/goals. Safe to repeat, also after other changes. */
export const handler = route(
  { uses: { clock, metrics, secrets, goals }, body: GoalsRequest },
  async ({ ports, session, body, key }) => {
    const operation = { userId: session.userId, key: key ?? ports.secrets.id() };
    return respond(200, ok(await setGoals(ports, operation, body)));
  },
);
