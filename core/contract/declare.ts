import type { DeclarationWriter } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { Language } from '../language.ts';
import type { CancelRequest, Declaration, Receipt, WithdrawRequest } from './declaration.ts';

type DeclarePorts = Pick<SystemPorts, 'clock' | 'secrets'> & { readonly declarations: DeclarationWriter };

/**
 * Stores a cancellation. Makes the same calls for every address, so that outsiders cannot tell whether it has a
 * contract. The contract is looked up later; without one no email is sent. Source: § 312k BGB
 */
export const declareCancellation = (
  ports: DeclarePorts,
  { plan, ...request }: CancelRequest,
  language: Language,
): Promise<Receipt> => declare(ports, { kind: 'cancel', contract: plan, language, ...request });

/** Stores a withdrawal. With a contract, a link to carry it out is emailed later. Source: § 356a BGB */
export const declareWithdrawal = (
  ports: DeclarePorts,
  request: WithdrawRequest,
  language: Language,
): Promise<Receipt> => declare(ports, { kind: 'withdraw', language, ...request });

async function declare(
  { clock, secrets, declarations }: DeclarePorts,
  said: Omit<Declaration, 'id' | 'state' | 'receivedAt' | 'linkHash'>,
): Promise<Receipt> {
  const receivedAt = clock.now();
  await declarations.add({ ...said, id: secrets.id(), state: 'received', receivedAt });
  return { receivedAt };
}
