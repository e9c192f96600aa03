import { followSubscription } from '../plan/follow-subscription.ts';
import { isLive, type Subscription } from '../plan/subscription.ts';
import type { Ports } from '../ports.ts';
import type { Declaration } from './declaration.ts';
import { findContract, type ContractPorts } from './find-contract.ts';

type Needs = ContractPorts & Pick<Ports, 'clock' | 'toDos' | 'mailer'>;

/**
 * Carries out every cancellation that waits: the contract ends with the period that is paid for. What belongs to no
 * contract, or asks for more than that, is left to the operator. Safe to repeat and to be stopped anywhere.
 * @throws when some could not be carried out; the others are
 */
export async function carryOutCancellations(ports: Needs): Promise<void> {
  const waiting = await ports.toDos.waiting('cancel', ports.clock.now());
  const outcomes = await Promise.allSettled(waiting.map((each) => carryOut(ports, each)));
  const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, 'Cancellations wait for the next time.');
}

async function carryOut(ports: Needs, declaration: Declaration): Promise<void> {
  const contract = await findContract(ports, declaration);
  if (!contract || !isLive(contract)) return void (await ports.toDos.settle(declaration, 'operator'));
  await ports.billing.setCancelAtPeriodEnd(contract, true);
  await followSubscription(ports, contract);
  const { email: to, language, receivedAt, reason, date } = declaration;
  const endsAt = contract.currentPeriodEnd;
  await ports.mailer.send({ to, language, mail: { type: 'CancellationDone', receivedAt, endsAt } });
  const asksForMore = reason !== undefined || date !== undefined;
  const isSettled = await ports.toDos.settle(declaration, asksForMore ? 'operator' : 'done');
  // It was taken back in the meantime.
  if (!isSettled) await restore(ports, contract);
}

/** The contract runs on as if it had never been cancelled. */
export async function restore(ports: Pick<Ports, 'billing' | 'subscriptions'>, contract: Subscription) {
  await ports.billing.setCancelAtPeriodEnd(contract, false);
  await followSubscription(ports, contract);
}
