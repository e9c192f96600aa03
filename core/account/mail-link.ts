import type { Language } from '../language.ts';
import type { Email } from '../email.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { AccountPorts, IdentityOwnerReader } from './ports.ts';
import { tokenOf } from './sign-in.ts';

export type LinkPorts = Pick<SystemPorts, 'clock' | 'secrets' | 'mailer'> &
  Pick<AccountPorts, 'signIns'> & { readonly emailOwners: IdentityOwnerReader };

/**
 * Emails a link to the owner of an address.
 * @param renew replaces the previous link; returns false, and no email is sent, unless a verified account has the
 * address
 */
export async function mailLink(
  { secrets, emailOwners, mailer }: LinkPorts,
  { email, language, type }: { email: Email; language: Language; type: 'LogInLink' | 'ResetPassword' },
  renew: (userId: UserId, hash: string) => Promise<boolean>,
): Promise<void> {
  const userId = await emailOwners.find(email);
  if (!userId) return;
  const { secret, hash } = secrets.create();
  const mail = { type, token: tokenOf(userId, secret) };
  if (await renew(userId, hash)) await mailer.send({ to: email, language, mail });
}
