import type { EmailUnverified, InvalidCredentials, TooManyAttempts } from '../errors.ts';
import type { Ports } from '../ports.ts';
import { err, ok, type Result } from '../result.ts';
import type { LogInRequest } from './account.ts';
import { forgive, withinLimits, type Attempt } from './limits.ts';
import { proofOf, startSession, type LoggedIn } from './start-session.ts';

/**
 * Signs a device in. Hashes exactly once, whether or not the account exists, and says "verify first" only to who
 * knows the password. Devices that have been in before are counted apart: strangers' guesses do not stand in their way.
 * @param from what the browser calls itself, and the proof that a former login gave it
 */
export async function logIn(
  ports: Pick<Ports, 'clock' | 'secrets' | 'passwords' | 'attempts' | 'emailClaims' | 'signIns' | 'profiles'>,
  request: LogInRequest,
  from: { readonly device: string; readonly proof?: string | undefined },
): Promise<Result<LoggedIn, InvalidCredentials | EmailUnverified | TooManyAttempts>> {
  const { secrets, passwords, emailClaims, signIns } = ports;
  const userId = await emailClaims.find(request.email);
  const signIn = userId && (await signIns.find(userId));
  const isKnown = signIn && from.proof !== undefined && from.proof === proofOf(secrets, signIn);
  const attempt: Attempt = { limit: isKnown ? 'logInFromKnownDevice' : 'logInToAccount', by: request.email };
  const within = await withinLimits(ports, [attempt]);
  if (!within.ok) return within;
  const matches = await passwords.verify(request.password, signIn ? signIn.passwordHash : undefined);
  if (!signIn || !matches) return err({ type: 'InvalidCredentials' });
  if (!signIn.verified) return err({ type: 'EmailUnverified' });
  const entered = await startSession(ports, signIn, from.device);
  if (!entered) return err({ type: 'InvalidCredentials' });
  await forgive(ports, attempt);
  return ok(entered);
}
