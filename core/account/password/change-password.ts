import type { TooManyAttempts } from '../../limits/errors.ts';
import { checkLimits, refundAttempt, type Attempt } from '../../limits/limits.ts';
import type { LimitPorts } from '../../limits/ports.ts';
import { err, ok, type Result } from '../../result.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { InvalidCredentials } from '../errors.ts';
import type { ChangePasswordRequest } from '../new-password.ts';
import type { AccountPorts, ProfileReader } from '../ports.ts';
import type { CurrentSession } from '../session.ts';
import { proofWith } from '../start-session.ts';

/**
 * Sets another password after checking the present one. Ends every other session and every access token, and notifies
 * the user by email. A user who only signs in with Google has no password to change; a reset link sets one.
 * @returns proof that the device is known, for its next login
 */
export async function changePassword(
  ports: Pick<SystemPorts, 'secrets' | 'mailer'> &
    Pick<AccountPorts, 'passwords' | 'signIns'> &
    LimitPorts & { readonly profiles: ProfileReader } & Pick<SystemPorts, 'clock'>,
  { userId, sessionHash }: Pick<CurrentSession, 'userId' | 'sessionHash'>,
  { formerPassword, password }: ChangePasswordRequest,
): Promise<Result<{ proof: string }, InvalidCredentials | TooManyAttempts>> {
  const { secrets, passwords, profiles, signIns, mailer } = ports;
  const attempts: readonly Attempt[] = [{ limit: 'proofFromSession', by: userId }];
  const within = await checkLimits(ports, attempts);
  if (!within.ok) return within;
  const signIn = await signIns.find(userId);
  const session = signIn?.sessions.find(({ hash }) => hash === sessionHash);
  const matches = await passwords.verify(formerPassword, signIn?.passwordHash);
  if (!signIn || !session || !matches) return err({ type: 'InvalidCredentials' });
  await refundAttempt(ports, attempts);
  const passwordHash = await passwords.hash(password);
  // Another device may have changed the password meanwhile.
  if (!(await signIns.changePassword(signIn, passwordHash, session)))
    return err({ type: 'InvalidCredentials' });
  const { email: to, language } = await profiles.get(userId);
  await mailer.send({ to, language, mail: { type: 'PasswordChanged' } });
  return ok({ proof: proofWith(secrets, passwordHash) });
}
