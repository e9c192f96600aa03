import type { PlanPorts } from '../plan/ports.ts';
import type { DeclarationPorts } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { LimitPorts } from '../limits/ports.ts';
import { mailTo, checkLimits } from '../limits/limits.ts';
import type { MailContent } from '../mail.ts';
import { followSubscription } from '../plan/follow-subscription.ts';
import { isLive, type Subscription } from '../plan/subscription.ts';
import { chosenIn, tokenFor, type Declaration } from './declaration.ts';
import { findContract, isDue, type ContractPorts } from './find-contract.ts';
import { tryEach } from '../try-each.ts';

type ProcessPorts = ContractPorts &
  Pick<SystemPorts, 'clock' | 'secrets' | 'mailer'> &
  LimitPorts &
  DeclarationPorts;

/**
 * Processes waiting declarations. A cancellation ends the contract with the paid period, and is done once its
 * confirmation was sent. For a withdrawal, emails the link that carries it out. Declarations without a contract go to
 * the operator and get no email; cancellations with a reason or a date go to the operator too. Idempotent, and safe to
 * interrupt at any point.
 * @throws if some declarations could not be processed; the others are
 */
export async function processDeclarations(ports: ProcessPorts): Promise<void> {
  const waiting = await ports.declarations.waiting(ports.clock.now());
  await tryEach(waiting, (each) => stepFor(each)(ports, each), 'Declarations wait for the next time.');
}

function stepFor({ kind, state }: Declaration) {
  if (kind === 'withdraw') return mailWithdrawalLink;
  return state === 'unconfirmed' ? confirmLater : cancel;
}

/** Ends a contract with its period and confirms the cancellation, later if the mailbox's limit is reached. */
async function cancel(ports: ProcessPorts, declaration: Declaration): Promise<void> {
  const contract = await findContract(ports, declaration);
  if (!contract || !isLive(contract)) return leaveToOperator(ports, declaration);
  await ports.billing.setCancelAtPeriodEnd(contract, true);
  await followSubscription(ports, contract);
  await confirm(ports, declaration, contract);
}

/** Confirms a cancellation that was carried out earlier, unless the contract was continued since. */
async function confirmLater(ports: ProcessPorts, declaration: Declaration): Promise<void> {
  const contract = await findContract(ports, declaration);
  if (!contract || goesOn(contract)) return leaveToOperator(ports, declaration);
  await confirm(ports, declaration, contract);
}

async function leaveToOperator(ports: ProcessPorts, declaration: Declaration): Promise<void> {
  await ports.declarations.close(declaration, 'operator');
}

async function confirm(ports: ProcessPorts, declaration: Declaration, contract: Subscription): Promise<void> {
  const chosen = chosenIn(declaration);
  const endsAt = contract.currentPeriodEnd;
  const isConfirmed = await mailWithLink(ports, declaration, (token) => ({
    type: 'CancellationDone',
    chosen,
    endsAt,
    token,
  }));
  const asksForMore = declaration.reason !== undefined || declaration.date !== undefined;
  const next = !isConfirmed ? 'unconfirmed' : asksForMore ? 'operator' : 'done';
  const isSettled = await ports.declarations.close(declaration, next);
  // The user reverted the cancellation in the meantime.
  if (!isSettled) await revertCancellation(ports, contract);
}

/** Returns whether a cancelled contract was continued by other means than the emailed link. */
const goesOn = (contract: Subscription): boolean => isLive(contract) && !contract.cancelAtPeriodEnd;

async function mailWithdrawalLink(ports: ProcessPorts, declaration: Declaration): Promise<void> {
  const contract = await findContract(ports, declaration);
  if (!contract || !(isLive(contract) || isDue(declaration, contract)))
    return leaveToOperator(ports, declaration);
  const chosen = chosenIn(declaration);
  const isMailed = await mailWithLink(ports, declaration, (token) => ({
    type: 'WithdrawalReceived',
    chosen,
    token,
  }));
  await ports.declarations.close(declaration, isMailed ? 'mailed' : 'operator');
}

/**
 * Emails a link to the address of a declaration unless the mailbox is over its limit.
 * @returns whether it was sent
 */
async function mailWithLink(
  ports: ProcessPorts,
  declaration: Declaration,
  mail: (token: string) => MailContent,
): Promise<boolean> {
  const { secrets, declarations, mailer } = ports;
  const { email: to, language } = declaration;
  const within = await checkLimits(ports, mailTo(to, 'contract'));
  const { secret, hash } = secrets.create();
  if (!within.ok || !(await declarations.renewLink(declaration, hash))) return false;
  await mailer.send({ to, language, mail: mail(tokenFor(declaration, secret)) });
  return true;
}

/** Removes the cancellation from the contract. */
export async function revertCancellation(
  ports: Pick<PlanPorts, 'billing' | 'subscriptions'>,
  contract: Subscription,
) {
  await ports.billing.setCancelAtPeriodEnd(contract, false);
  await followSubscription(ports, contract);
}
