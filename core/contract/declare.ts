import type { ToDoWriter } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { Language } from '../language.ts';
import type { CancelRequest, Declaration, Receipt, WithdrawRequest } from './declaration.ts';

type Needs = Pick<SystemPorts, 'clock' | 'secrets'> & { readonly toDos: ToDoWriter };

/**
 * Takes a cancellation. From outside every address looks the same, down to the calls that are made: whose contract it is,
 * is found out later, and where there is none, nobody is mailed.
 * Source: § 312k BGB
 */
export const declareCancellation = (
  ports: Needs,
  { plan, ...request }: CancelRequest,
  language: Language,
): Promise<Receipt> => declare(ports, { kind: 'cancel', contract: plan, language, ...request });

/**
 * Takes a withdrawal. Where there is a contract, a link is mailed that carries it out.
 * Source: § 356a BGB
 */
export const declareWithdrawal = (
  ports: Needs,
  request: WithdrawRequest,
  language: Language,
): Promise<Receipt> => declare(ports, { kind: 'withdraw', language, ...request });

async function declare(
  { clock, secrets, toDos }: Needs,
  said: Omit<Declaration, 'id' | 'state' | 'receivedAt' | 'linkHash'>,
): Promise<Receipt> {
  const receivedAt = clock.now();
  await toDos.add({ ...said, id: secrets.id(), state: 'received', receivedAt });
  return { receivedAt };
}
