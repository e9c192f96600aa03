import type { VerifiedEmail } from './account.ts';
import type { AccountPorts, ProfileReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { LinkInvalid } from './errors.ts';
import { err, ok, type Result } from '../result.ts';
import { parseToken } from './sign-in.ts';

type VerifyPorts = Pick<SystemPorts, 'clock' | 'secrets'> &
  Pick<AccountPorts, 'signIns'> & { readonly profiles: ProfileReader };

/**
 * Verifies an address with the emailed link. The link works once; it does not log in.
 * @returns the address, which the login form fills in
 */
export async function verifyEmail(
  { clock, secrets, signIns, profiles }: VerifyPorts,
  token: string,
): Promise<Result<VerifiedEmail, LinkInvalid>> {
  const parsed = parseToken(token);
  const verified = parsed && (await signIns.verify(parsed.userId, secrets.hash(parsed.secret), clock.now()));
  if (!verified) return err({ type: 'LinkInvalid' });
  const { email } = await profiles.get(parsed.userId);
  return ok({ email });
}
