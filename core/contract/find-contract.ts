import type { UserRecordReader } from '../deletion/ports.ts';
import type { PlanPorts } from '../plan/ports.ts';
import type { IdentityOwnerReader } from '../account/ports.ts';
import { followSubscription } from '../plan/follow-subscription.ts';
import type { Subscription } from '../plan/subscription.ts';
import { DAY, SECOND } from '../time.ts';
import type { Declaration } from './declaration.ts';

export type ContractPorts = Pick<PlanPorts, 'billing' | 'subscriptions'> & {
  readonly emailOwners: IdentityOwnerReader;
  readonly userRecords: UserRecordReader;
};

/**
 * Returns the contract of an email address as Stripe has it now, even if it has ended.
 * @returns undefined once the account is erased, even while its address is still reserved
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

/** Fourteen days, starting on the day after the order. Source: § 355 BGB */
const WITHDRAWAL_PERIOD = 15 * DAY;

/** Returns whether a withdrawal was in time and before the contract's end. Stripe's times are whole seconds. */
export const isDue = (
  { receivedAt }: Declaration,
  { createdAt, endedAt = Infinity }: Subscription,
): boolean => receivedAt < createdAt + WITHDRAWAL_PERIOD && receivedAt < endedAt + SECOND;
