import { handleBillingEvent } from '#core/plan/handle-billing-event.ts';
import { ok } from '#core/result.ts';
import { metrics } from '../telemetry/metrics-port.ts';
import { refuse, respond } from '../http/respond.ts';
import { route } from '../http/route.ts';
import { billing, billingEvents, billingNotices, clock, signIns, subscriptions } from '../ports.ts';

/** POST /api/stripe/webhook. Authenticated by Stripe's signature over the exact bytes of the body. */
export const handler = route(
  {
    uses: { billing, billingEvents, billingNotices, clock, metrics, signIns, subscriptions },
    session: 'none',
    from: 'anywhere',
  },
  async ({ ports, rawBody, headers }) => {
    const event = ports.billingNotices.read(rawBody, headers['stripe-signature'] ?? '');
    if (!event) return refuse({ type: 'EventUnverified' });
    await handleBillingEvent(ports, event);
    return respond(200, ok({ received: true }));
  },
);
