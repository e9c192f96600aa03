import type { AccountPorts, ProfileReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { LinkInvalid } from './errors.ts';
import type { Language } from '../language.ts';
import { err, ok, type Result } from '../result.ts';
import type { Email } from '../email.ts';
import { mailLink, type LinkPorts } from './mail-link.ts';
import type { ResetPasswordRequest } from './new-password.ts';
import { parseToken, RESET_LINK_LASTS, type SignIn } from './sign-in.ts';
import { proofWith } from './start-session.ts';

/** Sends a link by which the owner of an address can choose a new password; it voids the one before. */
export const requestReset = (ports: LinkPorts, email: Email, language: Language): Promise<void> =>
  mailLink(ports, { email, language, type: 'ResetPassword' }, (userId, hash) =>
    ports.signIns.renewResetLink(userId, { hash, expiresAt: ports.clock.now() + RESET_LINK_LASTS }),
  );

/**
 * Changes the password by the link that was mailed, to reset it or, where several have registered, to confirm the
 * address. Every session ends, and who held the address without proof of it holds nothing any more. The link works once;
 * logging in follows.
 * @returns that the device has been in, for that login: whoever guesses cannot keep it out
 */
export async function resetPassword(
  ports: Pick<SystemPorts, 'clock' | 'secrets' | 'mailer'> &
    Pick<AccountPorts, 'passwords' | 'signIns'> & { readonly profiles: ProfileReader },
  { token, password }: ResetPasswordRequest,
): Promise<Result<{ proof: string }, LinkInvalid>> {
  const { clock, secrets, passwords, profiles, signIns, mailer } = ports;
  const parsed = parseToken(token);
  const linkHash = secrets.hash(parsed?.secret ?? '');
  const signIn = parsed && (await signIns.find(parsed.userId));
  // Whoever makes links up must not keep us busy with hashing.
  if (!signIn || !isCurrent(signIn, linkHash, clock.now())) return err({ type: 'LinkInvalid' });
  const passwordHash = await passwords.hash(password);
  const isReset = await signIns.resetPassword(signIn.userId, linkHash, passwordHash, clock.now());
  if (!isReset) return err({ type: 'LinkInvalid' });
  const { email: to, language } = await profiles.get(signIn.userId);
  await mailer.send({ to, language, mail: { type: 'PasswordChanged' } });
  return ok({ proof: proofWith(secrets, passwordHash) });
}

const isCurrent = ({ resetLink, verifyLink }: SignIn, linkHash: string, now: number): boolean =>
  [resetLink, verifyLink].some((link) => link?.hash === linkHash && link.expiresAt > now);
