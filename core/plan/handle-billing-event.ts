import type { UserId } from '../user-id.ts';
import type { Ports } from '../ports.ts';
import { followSubscription } from './follow-subscription.ts';

/** Something happened at Stripe. What it was matters less than whom to ask about. */
export type BillingEvent = {
  readonly id: string;
  /** Undefined where it changes nobody's plan. */
  readonly about: { readonly userId: UserId; readonly customerId: string } | undefined;
};

/** Follows what happened. Safe to repeat, in any order and at once; an event that was followed is not followed again. */
export async function handleBillingEvent(
  ports: Pick<Ports, 'clock' | 'metrics' | 'billing' | 'billingEvents' | 'signIns' | 'subscriptions'>,
  { id, about }: BillingEvent,
): Promise<void> {
  if (await ports.billingEvents.isHandled(id)) return ports.metrics.countReplay('billing event');
  // Of an account that is deleted nothing is kept, whatever Stripe still has to say of it.
  const signIn = about && (await ports.signIns.find(about.userId));
  if (about && signIn && !signIn.closed) await followSubscription(ports, about);
  await ports.billingEvents.markHandled(id, ports.clock.now());
}
