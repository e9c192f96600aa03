import type { PlanPorts } from './ports.ts';
import type { UserId } from '../user-id.ts';
import { isLive, type Subscription } from './subscription.ts';

const MOST_ATTEMPTS = 10;

/**
 * Stores what Stripe says of a customer's subscription now. However many do this at once, and in whatever order: what
 * stands in the end was asked for after the last change. A second live subscription is cancelled and refunded.
 * @throws when others kept storing meanwhile; asking again later is harmless
 */
export async function followSubscription(
  { billing, subscriptions }: Pick<PlanPorts, 'billing' | 'subscriptions'>,
  { userId, customerId }: { readonly userId: UserId; readonly customerId: string },
): Promise<Subscription | undefined> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    // Read before Stripe is asked: if it has changed by the time of writing, our answer may be the older one.
    const held = await subscriptions.find(userId);
    const told = await billing.subscriptions(customerId);
    const [kept, ...others] = byPrecedence(told, held?.subscription.id);
    for (const surplus of others.filter(isLive)) await billing.cancelAndRefund(surplus);
    if (!kept || (await subscriptions.put(userId, kept, held?.version ?? 0))) return kept;
  }
  throw new Error('A subscription changes faster than it can be followed.');
}

/** Of those that live the one that is known already, else the oldest; where none lives, the newest. */
const byPrecedence = (told: readonly Subscription[], knownId: string | undefined): Subscription[] => [
  ...told
    .filter(isLive)
    .toSorted(
      (a, b) =>
        Number(b.id === knownId) - Number(a.id === knownId) || a.createdAt - b.createdAt || order(a.id, b.id),
    ),
  ...told.filter((each) => !isLive(each)).toSorted((a, b) => b.createdAt - a.createdAt || order(a.id, b.id)),
];

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
