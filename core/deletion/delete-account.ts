import type { DeletionWriter } from './ports.ts';
import type { AccountPorts, ProfileReader } from '../account/ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { LimitPorts } from '../limits/ports.ts';
import type { UserId } from '../user-id.ts';
import type { TooManyAttempts } from '../limits/errors.ts';
import type { InvalidCredentials, PasswordNeeded } from '../account/errors.ts';
import { err, ok, type Result } from '../result.ts';
import type { DeleteAccountRequest, Deletion } from './deletion.ts';
import { refundAttempt, checkLimits, type Attempt } from '../limits/limits.ts';
import type { SignIn } from '../account/sign-in.ts';

type DeleteAccountPorts = Pick<SystemPorts, 'clock' | 'secrets'> &
  Pick<AccountPorts, 'passwords' | 'google' | 'signIns'> &
  LimitPorts & { readonly profiles: ProfileReader; readonly deletions: DeletionWriter };

/**
 * Closes an account after checking that its owner asks for it. From then on no session, password, link or Google login
 * works. Stores the deletion first, so that an interruption cannot stop it. Later `processDeletions` erases the data,
 * and removes what others can see if `withdrawAccount` has not.
 */
export async function deleteAccount(
  ports: DeleteAccountPorts,
  userId: UserId,
  request: DeleteAccountRequest,
): Promise<Result<Deletion, InvalidCredentials | PasswordNeeded | TooManyAttempts>> {
  const { clock, signIns, profiles, deletions } = ports;
  const signIn = await signIns.find(userId);
  if (!signIn) return err({ type: 'InvalidCredentials' });
  const proven = await verifyOwner(ports, signIn, request);
  if (!proven.ok) return proven;
  const { email, language } = await profiles.get(userId);
  const { googleSubject } = signIn;
  const deletion: Deletion = {
    userId,
    email,
    language,
    ...(googleSubject !== undefined && { googleSubject }),
    askedAt: clock.now(),
  };
  await deletions.add(deletion);
  await signIns.close(userId);
  return ok(deletion);
}

async function verifyOwner(
  ports: DeleteAccountPorts,
  { userId, passwordHash, googleSubject }: SignIn,
  { password, idToken, nonce }: DeleteAccountRequest,
): Promise<Result<void, InvalidCredentials | PasswordNeeded | TooManyAttempts>> {
  if (idToken !== undefined && nonce !== undefined) {
    const user = await ports.google.verify(idToken, nonce);
    const isTheirs = user !== undefined && user.subject === googleSubject;
    return isTheirs ? ok(undefined) : err({ type: 'InvalidCredentials' });
  }
  if (password === undefined) return err({ type: 'PasswordNeeded' });
  const attempts: readonly Attempt[] = [{ limit: 'proofFromSession', by: userId }];
  const within = await checkLimits(ports, attempts);
  if (!within.ok) return within;
  if (!(await ports.passwords.verify(password, passwordHash))) return err({ type: 'InvalidCredentials' });
  await refundAttempt(ports, attempts);
  return ok(undefined);
}
