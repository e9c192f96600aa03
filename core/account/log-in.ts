import type { AccountPorts, IdentityOwnerReader, ProfileReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { LimitPorts } from '../limits/ports.ts';
import type { UserId } from '../user-id.ts';
import type { TooManyAttempts } from '../limits/errors.ts';
import type { EmailUnverified, InvalidCredentials } from './errors.ts';
import { refundAttempt, guessAt, checkLimits, type Attempt } from '../limits/limits.ts';
import { err, ok, type Result } from '../result.ts';
import type { LogInRequest } from './account.ts';
import { proofOf, startSession, type LoggedIn } from './start-session.ts';

/** What is known of a device that logs in. */
export type LogInFrom = {
  /** What the browser calls itself. */
  readonly device: string;
  /** What a former login has given it. */
  readonly proof?: string | undefined;
  /** Its network's address. */
  readonly network: string;
};

/** Nobody's: what is read of it takes as long as what is read of somebody. */
const NOBODY: UserId = '-'.repeat(22);

/**
 * Signs a device in. Hashes exactly once, whether or not the account exists, and says "verify first" only to who
 * knows the password. Devices that have been in before are counted apart: strangers' guesses do not stand in their way,
 * wherever they come from.
 */
export async function logIn(
  ports: Pick<SystemPorts, 'clock' | 'secrets'> &
    Pick<AccountPorts, 'passwords' | 'signIns'> &
    LimitPorts & { readonly emailOwners: IdentityOwnerReader; readonly profiles: ProfileReader },
  request: LogInRequest,
  { device, proof, network }: LogInFrom,
): Promise<Result<LoggedIn, InvalidCredentials | EmailUnverified | TooManyAttempts>> {
  const { secrets, passwords, emailOwners, signIns } = ports;
  const userId = await emailOwners.find(request.email);
  const signIn = await signIns.find(userId ?? NOBODY);
  const isKnown = signIn && proof !== undefined && proof === proofOf(secrets, signIn);
  const guess: readonly Attempt[] = isKnown
    ? [{ limit: 'guessFromKnownDevice', by: request.email }]
    : guessAt(request.email, network);
  const within = await checkLimits(ports, guess);
  if (!within.ok) return within;
  const matches = await passwords.verify(request.password, signIn?.passwordHash);
  if (!signIn || !matches) return err({ type: 'InvalidCredentials' });
  await refundAttempt(ports, guess);
  if (!signIn.verified) return err({ type: 'EmailUnverified' });
  const entered = await startSession(ports, signIn, device);
  return entered ? ok(entered) : err({ type: 'InvalidCredentials' });
}
