import type { UserRecordReader } from '../account/deletion/ports.ts';
import type { PlanPorts } from '../plan/ports.ts';
import type { IdentityOwnerReader } from '../account/ports.ts';
import { followSubscription } from '../plan/follow-subscription.ts';
import type { Subscription } from '../plan/subscription.ts';
import { DAY, SECOND } from '../time.ts';
import type { Declaration } from './declaration.ts';

/** What it takes to find and change the contract behind an address. */
export type ContractPorts = Pick<PlanPorts, 'billing' | 'subscriptions'> & {
  readonly emailOwners: IdentityOwnerReader;
  readonly userRecords: UserRecordReader;
};

/**
 * The contract of an address as Stripe tells it now, also one that has ended. An account that was erased has none, though
 * its address is still claimed for a while.
 */
export async function findContract(
  ports: ContractPorts,
  { email }: Pick<Declaration, 'email'>,
): Promise<Subscription | undefined> {
  const userId = await ports.emailOwners.find(email);
  const customerId = userId && (await ports.userRecords.customerOf(userId));
  if (!userId || customerId === undefined) return undefined;
  return followSubscription(ports, { userId, customerId });
}

/** Fourteen days, the first of which begins after that of the order. Source: § 355 BGB */
const WITHDRAWAL_PERIOD = 15 * DAY;

/** Whether a withdrawal came in time, and before the contract had ended by itself. Stripe's times are whole seconds. */
export const isDue = (
  { receivedAt }: Declaration,
  { createdAt, endedAt = Infinity }: Subscription,
): boolean => receivedAt < createdAt + WITHDRAWAL_PERIOD && receivedAt < endedAt + SECOND;
