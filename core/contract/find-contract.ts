import { followSubscription } from '../plan/follow-subscription.ts';
import type { Subscription } from '../plan/subscription.ts';
import type { Ports } from '../ports.ts';
import type { Declaration } from './declaration.ts';

/** What it takes to find and change the contract behind an address. */
export type ContractPorts = Pick<Ports, 'emailClaims' | 'belongings' | 'billing' | 'subscriptions'>;

/**
 * The contract of an address as Stripe tells it now, also one that has ended. An account that was erased has none, though
 * its address is still claimed for a while.
 */
export async function findContract(
  ports: ContractPorts,
  { email }: Pick<Declaration, 'email'>,
): Promise<Subscription | undefined> {
  const userId = await ports.emailClaims.find(email);
  const customerId = userId && (await ports.belongings.customerOf(userId));
  if (!userId || customerId === undefined) return undefined;
  return followSubscription(ports, { userId, customerId });
}
