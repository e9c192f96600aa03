import type { AccountPorts, ProfileReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { LinkInvalid } from './errors.ts';
import { err, ok, type Result } from '../result.ts';
import { registrationHash } from './register.ts';
import { parseToken } from './sign-in.ts';
import { startSession, type LoggedIn } from './start-session.ts';

type VerifyPorts = Pick<SystemPorts, 'clock' | 'secrets'> &
  Pick<AccountPorts, 'signIns'> & { readonly profiles: ProfileReader };

type VerifyingDevice = {
  /** Idempotency key of this device's registration, if it sent one. */
  readonly key?: IdempotencyKey | undefined;
  /** Browser and system, shortened. */
  readonly name: string;
};

/**
 * Verifies an address with the emailed link, which works once. Logs in the device that registered the address: whoever
 * holds its key and the link has chosen the password and reads the mailbox. Other devices log in with the password,
 * because the link may have been forwarded or requested by somebody else.
 * @returns the session of the device; undefined if it is not logged in
 */
export async function verifyEmail(
  ports: VerifyPorts,
  token: string,
  device: VerifyingDevice,
): Promise<Result<LoggedIn | undefined, LinkInvalid>> {
  const { clock, secrets, signIns, profiles } = ports;
  const parsed = parseToken(token);
  if (!parsed) return err({ type: 'LinkInvalid' });
  const linkHash = secrets.hash(parsed.secret);
  // Read first: verifying erases the hash of the registration. A newer registration has another link.
  const registered = device.key === undefined ? undefined : await signIns.find(parsed.userId);
  if (!(await signIns.verify(parsed.userId, linkHash, clock.now()))) return err({ type: 'LinkInvalid' });
  if (device.key === undefined || registered?.verifyLink?.hash !== linkHash) return ok(undefined);
  const { email } = await profiles.get(parsed.userId);
  const isSameDevice = registered.registeredBy === registrationHash(secrets, email, device.key);
  return ok(isSameDevice ? await startSession(ports, registered, device.name) : undefined);
}
