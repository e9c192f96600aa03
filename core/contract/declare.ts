import type { Language } from '../language.ts';
import type { Ports } from '../ports.ts';
import {
  tokenFor,
  type CancelRequest,
  type Declaration,
  type Receipt,
  type WithdrawRequest,
} from './declaration.ts';

type Needs = Pick<Ports, 'clock' | 'secrets' | 'toDos' | 'mailer'>;

/**
 * Takes a cancellation and confirms it by mail. From outside every address looks the same, down to the calls that are
 * made: whose contract it is, is found out later.
 * Source: § 312k BGB
 */
export const declareCancellation = (
  ports: Needs,
  { plan, ...request }: CancelRequest,
  language: Language,
): Promise<Receipt> => declare(ports, { kind: 'cancel', contract: plan, language, ...request });

/**
 * Takes a withdrawal and confirms it by mail; the link there carries it out.
 * Source: § 356a BGB
 */
export const declareWithdrawal = (
  ports: Needs,
  request: WithdrawRequest,
  language: Language,
): Promise<Receipt> => declare(ports, { kind: 'withdraw', language, ...request });

async function declare(
  { clock, secrets, toDos, mailer }: Needs,
  said: Omit<Declaration, 'id' | 'state' | 'receivedAt' | 'linkHash'>,
): Promise<Receipt> {
  const { secret, hash } = secrets.create();
  const receivedAt = clock.now();
  const declaration = { ...said, id: secrets.id(), state: 'received', receivedAt, linkHash: hash } as const;
  await toDos.add(declaration);
  const { kind, contract, name, reason, date } = declaration;
  await mailer.send({
    to: declaration.email,
    language: declaration.language,
    mail: {
      type: kind === 'cancel' ? 'CancellationReceived' : 'WithdrawalReceived',
      said: { contract, receivedAt, ...(name && { name }), ...(reason && { reason }), ...(date && { date }) },
      token: tokenFor(declaration, secret),
    },
  });
  return { receivedAt };
}
