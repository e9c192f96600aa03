import type { AccountPorts, ProfileReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { LinkInvalid } from './errors.ts';
import type { Language } from '../language.ts';
import { err, ok, type Result } from '../result.ts';
import type { Email } from '../email.ts';
import { mailLink, type LinkPorts } from './mail-link.ts';
import { LOG_IN_LINK_LIFETIME, parseToken } from './sign-in.ts';
import { startSession, type LoggedIn } from './start-session.ts';

/**
 * Emails a link that logs in. It helps owners whom wrong guesses at their password have locked out: guessers cannot
 * read the email. Voids the previous link. Sends nothing unless a verified account has the address.
 */
export const requestLogInLink = (ports: LinkPorts, email: Email, language: Language): Promise<void> =>
  mailLink(ports, { email, language, type: 'LogInLink' }, (userId, hash) =>
    ports.signIns.renewLogInLink(userId, { hash, expiresAt: ports.clock.now() + LOG_IN_LINK_LIFETIME }),
  );

/** Logs a device in with the emailed link, which works once. The device is known from then on. */
export async function logInByLink(
  ports: Pick<SystemPorts, 'clock' | 'secrets'> &
    Pick<AccountPorts, 'signIns'> & { readonly profiles: ProfileReader },
  token: string,
  device: string,
): Promise<Result<LoggedIn, LinkInvalid>> {
  const { clock, secrets, signIns } = ports;
  const parsed = parseToken(token);
  const linkHash = secrets.hash(parsed?.secret ?? '');
  const isUsed = parsed && (await signIns.useLogInLink(parsed.userId, linkHash, clock.now()));
  const signIn = isUsed ? await signIns.find(parsed.userId) : undefined;
  const entered = signIn && (await startSession(ports, signIn, device));
  return entered ? ok(entered) : err({ type: 'LinkInvalid' });
}
