import type { AccountPorts, ProfileReader } from '../ports.ts';
import type { SystemPorts } from '../../system-ports.ts';
import type { LinkInvalid } from '../errors.ts';
import type { Language } from '../../language.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Email } from '../../email.ts';
import { mailLink, type LinkPorts } from '../mail-link.ts';
import type { ResetPasswordRequest } from '../new-password.ts';
import { parseToken, RESET_LINK_LIFETIME, type SignIn } from '../sign-in.ts';
import type { UserId } from '../../user-id.ts';
import { proofWith } from '../start-session.ts';

/** Emails a link for choosing a new password. Voids the previous link. */
export const requestReset = (ports: LinkPorts, email: Email, language: Language): Promise<void> =>
  mailLink(ports, { email, language, type: 'ResetPassword' }, (userId, hash) =>
    ports.signIns.renewResetLink(userId, { hash, expiresAt: ports.clock.now() + RESET_LINK_LIFETIME }),
  );

/**
 * Sets the password with an emailed link. The link resets the password or, after several registrations, verifies the
 * address. Ends every session, so that a stranger who registered the address loses access. The link works once and does
 * not log in.
 * @returns the user, and proof that the device is known: guesses by strangers do not block the login that follows
 */
export async function resetPassword(
  ports: Pick<SystemPorts, 'clock' | 'secrets' | 'mailer'> &
    Pick<AccountPorts, 'passwords' | 'signIns'> & { readonly profiles: ProfileReader },
  { token, password }: ResetPasswordRequest,
): Promise<Result<{ userId: UserId; proof: string }, LinkInvalid>> {
  const { clock, secrets, passwords, profiles, signIns, mailer } = ports;
  const parsed = parseToken(token);
  const linkHash = secrets.hash(parsed?.secret ?? '');
  const signIn = parsed && (await signIns.find(parsed.userId));
  // Checked before hashing, which is expensive: invented links must not cause that cost.
  if (!signIn || !isCurrent(signIn, linkHash, clock.now())) return err({ type: 'LinkInvalid' });
  const passwordHash = await passwords.hash(password);
  const isReset = await signIns.resetPassword(signIn.userId, linkHash, passwordHash, clock.now());
  if (!isReset) return err({ type: 'LinkInvalid' });
  const { email: to, language } = await profiles.get(signIn.userId);
  await mailer.send({ to, language, mail: { type: 'PasswordChanged' } });
  return ok({ userId: signIn.userId, proof: proofWith(secrets, passwordHash) });
}

const isCurrent = ({ resetLink, verifyLink }: SignIn, linkHash: string, now: number): boolean =>
  [resetLink, verifyLink].some((link) => link?.hash === linkHash && link.expiresAt > now);
