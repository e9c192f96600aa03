import type { TokenScope } from './access-token.ts';
import type { AccountPorts, SignInUses } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { RingDevicePorts } from '../ring/change-devices.ts';
import { endOtherRingDevices, endRingDevice } from '../ring/devices.ts';
import { ownKitchenOf, type KitchenId } from '../kitchen-id.ts';
import type { UserId } from '../user-id.ts';
import type { ListedSession } from './listed-session.ts';
import { parseToken, SESSION_LIFETIME, SESSION_TOUCH_INTERVAL } from './sign-in.ts';

/** Session or access token of a request. */
export type CurrentSession = {
  readonly userId: UserId;
  readonly sessionHash: string;
  /** The user's own kitchen. */
  readonly kitchenId: KitchenId;
  /** The household that the user points to: see `kitchenOf`. */
  readonly householdId?: KitchenId | undefined;
  /** True if the cookie has to be set again, for 30 more days. */
  readonly renewed: boolean;
  /** Absent in a request with an access token. */
  readonly hasGoogle?: boolean;
  /** Only in a request with an access token. */
  readonly scope?: TokenScope;
};

/**
 * Finds the session of a cookie. Costs one consistent read, and one write if the last recorded use is hours ago.
 * @returns undefined if the session is unknown, has ended or was unused for 30 days
 */
export async function authenticate(
  { clock, secrets, signIns }: Pick<SystemPorts, 'clock' | 'secrets'> & { readonly signIns: SignInUses },
  token: string | undefined,
): Promise<CurrentSession | undefined> {
  const parsed = parseToken(token);
  if (!parsed) return undefined;
  const { userId, secret } = parsed;
  const sessionHash = secrets.hash(secret);
  const signIn = await signIns.find(userId);
  const session = signIn?.sessions.find(({ hash }) => hash === sessionHash);
  const unused = session ? clock.now() - session.lastUsedAt : Infinity;
  if (unused > SESSION_LIFETIME) return undefined;
  const renewed = unused > SESSION_TOUCH_INTERVAL;
  if (renewed) await signIns.touchSession(userId, sessionHash, clock.now());
  return {
    userId,
    sessionHash,
    renewed,
    kitchenId: ownKitchenOf(secrets, userId, signIn),
    householdId: signIn?.householdId,
    hasGoogle: signIn?.googleSubject !== undefined,
  };
}

/** Ends the session of a cookie. Its device rings no more. Idempotent. */
export async function logOut(
  ports: Pick<SystemPorts, 'secrets'> & Pick<AccountPorts, 'signIns'> & RingDevicePorts,
  token: string | undefined,
): Promise<void> {
  const { userId, secret } = parseToken(token) ?? {};
  if (userId === undefined || secret === undefined) return;
  const sessionHash = ports.secrets.hash(secret);
  await ports.signIns.endSession(userId, sessionHash);
  await endRingDevice(ports, { userId, sessionHash });
}

/** Returns the signed-in devices: the requesting one first, the others by last use. */
export async function listSessions(
  { clock, signIns }: Pick<SystemPorts, 'clock'> & Pick<AccountPorts, 'signIns'>,
  { userId, sessionHash }: CurrentSession,
): Promise<readonly ListedSession[]> {
  const { sessions = [] } = (await signIns.find(userId)) ?? {};
  return sessions
    .filter(({ lastUsedAt }) => clock.now() - lastUsedAt <= SESSION_LIFETIME)
    .map(({ hash, ...session }) => ({ ...session, current: hash === sessionHash }))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt - a.lastUsedAt);
}

/** Signs out every device except the requesting one. Signed-out devices ring no more. */
export async function endOtherSessions(
  ports: Pick<AccountPorts, 'signIns'> & RingDevicePorts,
  { userId, sessionHash }: CurrentSession,
): Promise<void> {
  const { sessions = [] } = (await ports.signIns.find(userId)) ?? {};
  const others = sessions.filter(({ hash }) => hash !== sessionHash);
  await Promise.all(others.map(({ hash }) => ports.signIns.endSession(userId, hash)));
  await endOtherRingDevices(ports, userId, sessionHash);
}
