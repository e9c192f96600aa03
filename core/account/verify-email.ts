import type { AccountPorts } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { LinkInvalid } from './errors.ts';
import { err, ok, type Result } from '../result.ts';
import { parseToken } from './sign-in.ts';

/** Verifies an address with the emailed link. The link works once; it does not log in. */
export async function verifyEmail(
  { clock, secrets, signIns }: Pick<SystemPorts, 'clock' | 'secrets'> & Pick<AccountPorts, 'signIns'>,
  token: string,
): Promise<Result<void, LinkInvalid>> {
  const parsed = parseToken(token);
  const verified = parsed && (await signIns.verify(parsed.userId, secrets.hash(parsed.secret), clock.now()));
  return verified ? ok(undefined) : err({ type: 'LinkInvalid' });
}
