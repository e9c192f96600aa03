import { shownSubscription } from '#core/plan/subscription.ts';
import { ok } from '#core/result.ts';
import { respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { clock, subscriptionReader } from '../ports.ts';
import { planName } from '../sentences/plan-in-words.ts';

/** GET /api/user/subscription. Null if there is none. */
export const handler = route(
  { uses: { clock, subscriptions: subscriptionReader } },
  async ({ ports, session, language }) => {
    const held = await ports.subscriptions.find(session.userId);
    const name = held ? planName(held.subscription, language) : '';
    return respond(200, ok(shownSubscription(held?.subscription, name, ports.clock.now())));
  },
);
