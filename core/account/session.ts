import type { AccountPorts } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import type { UserId } from '../user-id.ts';
import type { ListedSession } from './listed-session.ts';
import { parseToken, SESSION_LASTS, SESSION_TOUCHED_EVERY } from './sign-in.ts';

/** Who is asking. `renewed` says that the cookie deserves another 30 days. */
export type CurrentSession = {
  readonly userId: UserId;
  readonly sessionHash: string;
  readonly renewed: boolean;
};

/**
 * Finds whose session a cookie holds. One consistent read; a write only when the use was last noted hours ago.
 * @returns undefined when the session is unknown, ended or 30 days unused
 */
export async function authenticate(
  { clock, secrets, signIns }: Pick<SystemPorts, 'clock' | 'secrets'> & Pick<AccountPorts, 'signIns'>,
  token: string | undefined,
): Promise<CurrentSession | undefined> {
  const parsed = parseToken(token);
  if (!parsed) return undefined;
  const { userId, secret } = parsed;
  const sessionHash = secrets.hash(secret);
  const signIn = await signIns.find(userId);
  const session = signIn?.sessions.find(({ hash }) => hash === sessionHash);
  const unused = session ? clock.now() - session.lastUsedAt : Infinity;
  if (unused > SESSION_LASTS) return undefined;
  const renewed = unused > SESSION_TOUCHED_EVERY;
  if (renewed) await signIns.touchSession(userId, sessionHash, clock.now());
  return { userId, sessionHash, renewed };
}

/** Ends the session that a cookie holds; one that is gone already stays gone. */
export async function logOut(
  { secrets, signIns }: Pick<SystemPorts, 'secrets'> & Pick<AccountPorts, 'signIns'>,
  token: string | undefined,
): Promise<void> {
  const parsed = parseToken(token);
  if (parsed) await signIns.endSession(parsed.userId, secrets.hash(parsed.secret));
}

/** The devices that are signed in now, the asking one first, then by their last use. */
export async function listSessions(
  { clock, signIns }: Pick<SystemPorts, 'clock'> & Pick<AccountPorts, 'signIns'>,
  { userId, sessionHash }: CurrentSession,
): Promise<readonly ListedSession[]> {
  const { sessions = [] } = (await signIns.find(userId)) ?? {};
  return sessions
    .filter(({ lastUsedAt }) => clock.now() - lastUsedAt <= SESSION_LASTS)
    .map(({ hash, ...session }) => ({ ...session, current: hash === sessionHash }))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt - a.lastUsedAt);
}

/** Signs out every device but the asking one. */
export async function endOtherSessions(
  { signIns }: Pick<AccountPorts, 'signIns'>,
  { userId, sessionHash }: CurrentSession,
): Promise<void> {
  const { sessions = [] } = (await signIns.find(userId)) ?? {};
  const others = sessions.filter(({ hash }) => hash !== sessionHash);
  await Promise.all(others.map(({ hash }) => signIns.endSession(userId, hash)));
}
