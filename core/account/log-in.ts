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

export type LogInContext = {
  /** Browser and system, from the user agent. */
  readonly device: string;
  /** Proof of an earlier login on this device. */
  readonly proof?: string | undefined;
  readonly network: string;
};

/** Read for unknown addresses, so that they take as long as known ones. */
const UNKNOWN_USER: UserId = '-'.repeat(22);

/**
 * Logs a device in. Hashes exactly once, whether or not the account exists. Returns `EmailUnverified` only after the
 * right password. Known devices have a limit of their own, so guesses by strangers do not lock them out.
 */
export async function logIn(
  ports: Pick<SystemPorts, 'clock' | 'secrets'> &
    Pick<AccountPorts, 'passwords' | 'signIns'> &
    LimitPorts & { readonly emailOwners: IdentityOwnerReader; readonly profiles: ProfileReader },
  request: LogInRequest,
  { device, proof, network }: LogInContext,
): Promise<Result<LoggedIn, InvalidCredentials | EmailUnverified | TooManyAttempts>> {
  const { secrets, passwords, emailOwners, signIns } = ports;
  const userId = await emailOwners.find(request.email);
  const signIn = await signIns.find(userId ?? UNKNOWN_USER);
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
