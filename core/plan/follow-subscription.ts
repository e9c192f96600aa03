import type { PlanPorts } from './ports.ts';
import type { UserId } from '../user-id.ts';
import { isLive, type Subscription } from './subscription.ts';

const MAX_ATTEMPTS = 10;

/**
 * Stores the current state of a customer's subscription at Stripe. Safe to run concurrently and in any order: the
 * stored state was read after the last change. Cancels and refunds a second live subscription.
 * @throws if concurrent calls kept storing; the caller may retry later
 */
export async function followSubscription(
  { billing, subscriptions }: Pick<PlanPorts, 'billing' | 'subscriptions'>,
  { userId, customerId }: { readonly userId: UserId; readonly customerId: string },
): Promise<Subscription | undefined> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    // Read before Stripe is queried: if another call stores meanwhile, Stripe's answer may be outdated.
    const held = await subscriptions.find(userId);
    const current = await billing.subscriptions(customerId);
    const [kept, ...others] = byPrecedence(current, held?.subscription.id);
    for (const surplus of others.filter(isLive)) await billing.cancelAndRefund(surplus);
    if (!kept || (await subscriptions.put(userId, kept, held?.version ?? 0))) return kept;
  }
  throw new Error('A subscription changes faster than it can be followed.');
}

/** Orders subscriptions: live ones first (the known one, then by age), then ended ones, newest first. */
const byPrecedence = (current: readonly Subscription[], knownId: string | undefined): Subscription[] => [
  ...current
    .filter(isLive)
    .toSorted(
      (a, b) =>
        Number(b.id === knownId) - Number(a.id === knownId) || a.createdAt - b.createdAt || order(a.id, b.id),
    ),
  ...current
    .filter((each) => !isLive(each))
    .toSorted((a, b) => b.createdAt - a.createdAt || order(a.id, b.id)),
];

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
