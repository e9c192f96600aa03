import type { DeclarationPorts } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { LinkInvalid } from '../account/errors.ts';
import * as v from 'valibot';
import { followSubscription } from '../plan/follow-subscription.ts';
import { isLive, type Subscription } from '../plan/subscription.ts';
import { err, ok, type Result } from '../result.ts';
import { revertCancellation } from './process-declarations.ts';
import { parseDeclarationToken, type Declaration } from './declaration.ts';
import { findContract, isDue, type ContractPorts } from './find-contract.ts';

type ConfirmPorts = ContractPorts & Pick<SystemPorts, 'secrets' | 'mailer'> & DeclarationPorts;

/** Reverts a cancellation with the emailed link: the contract continues. Idempotent. */
export async function undoCancellation(
  ports: ConfirmPorts,
  token: string,
): Promise<Result<void, LinkInvalid>> {
  const declaration = await declarationBy(ports, token, 'cancel');
  if (!declaration) return err({ type: 'LinkInvalid' });
  await ports.declarations.undo(declaration);
  const contract = await findContract(ports, declaration);
  if (contract?.cancelAtPeriodEnd && isLive(contract)) await revertCancellation(ports, contract);
  return ok(undefined);
}

/** Response of `POST /api/contract/withdraw/confirm`. */
export const Withdrawal = v.object({ outcome: v.picklist(['refunded', 'operator']) });
export type Withdrawal = v.InferOutput<typeof Withdrawal>;

/**
 * Carries out a withdrawal with the emailed link: the contract ends at once and the payment is refunded. A late
 * withdrawal, or one without a matching contract, goes to the operator. Idempotent.
 */
export async function confirmWithdrawal(
  ports: ConfirmPorts,
  token: string,
): Promise<Result<Withdrawal, LinkInvalid>> {
  const declaration = await declarationBy(ports, token, 'withdraw');
  if (!declaration) return err({ type: 'LinkInvalid' });
  if (declaration.state === 'done') return ok({ outcome: 'refunded' });
  const contract = await findContract(ports, declaration);
  if (!contract || !isDue(declaration, contract)) {
    await ports.declarations.close(declaration, 'operator');
    return ok({ outcome: 'operator' });
  }
  await withdraw(ports, declaration, contract);
  return ok({ outcome: 'refunded' });
}

async function withdraw(
  ports: ConfirmPorts,
  declaration: Declaration,
  contract: Subscription,
): Promise<void> {
  await ports.billing.cancelAndRefund(contract);
  await followSubscription(ports, contract);
  const { email: to, language, receivedAt } = declaration;
  await ports.mailer.send({ to, language, mail: { type: 'WithdrawalDone', receivedAt } });
  await ports.declarations.close(declaration, 'done');
}

async function declarationBy(
  { secrets, declarations }: ConfirmPorts,
  token: string,
  kind: Declaration['kind'],
): Promise<Declaration | undefined> {
  const parsed = parseDeclarationToken(token);
  const declaration = parsed && (await declarations.find(parsed));
  const isTheirs = declaration?.kind === kind && declaration.linkHash === secrets.hash(parsed?.secret ?? '');
  return isTheirs ? declaration : undefined;
}
