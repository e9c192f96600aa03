import type { BillingEvent, PlanPorts } from './ports.ts';
import type { SignInReader } from '../account/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import { followSubscription } from './follow-subscription.ts';

/** Updates the subscription of an event, unless it was handled before. Safe in any order and concurrently. */
export async function handleBillingEvent(
  ports: Pick<SystemPorts, 'clock' | 'metrics'> &
    Pick<PlanPorts, 'billing' | 'billingEvents' | 'subscriptions'> & { readonly signIns: SignInReader },
  { id, about }: BillingEvent,
): Promise<void> {
  if (await ports.billingEvents.isHandled(id)) return ports.metrics.countReplay('billing event');
  // Events of deleted accounts store nothing.
  const signIn = about && (await ports.signIns.find(about.userId));
  if (about && signIn && !signIn.closed) await followSubscription(ports, about);
  await ports.billingEvents.markHandled(id, ports.clock.now());
}
