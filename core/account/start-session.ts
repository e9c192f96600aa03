import type { AccountPorts, ProfileReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import { userOf, type User } from './account.ts';
import { MAX_SESSIONS, tokenOf, type Session, type SignIn } from './sign-in.ts';

/** What a device that has signed in is given. */
export type LoggedIn = {
  readonly user: User;
  /** For the session's cookie. */
  readonly token: string;
  /** That it was in before, for the next login with this password; absent without one. */
  readonly proof?: string;
};

/**
 * Starts a session while the password is still the one that was checked.
 * @returns undefined when it was changed meanwhile
 */
export async function startSession(
  {
    clock,
    secrets,
    signIns,
    profiles,
  }: Pick<SystemPorts, 'clock' | 'secrets'> &
    Pick<AccountPorts, 'signIns'> & { readonly profiles: ProfileReader },
  signIn: SignIn,
  device: string,
): Promise<LoggedIn | undefined> {
  const { secret, hash } = secrets.create();
  const now = clock.now();
  const added = await addSession(signIns, signIn, { hash, startedAt: now, lastUsedAt: now, device });
  if (!added) return undefined;
  const user = userOf(await profiles.get(signIn.userId));
  const proof = proofOf(secrets, signIn);
  return { user, token: tokenOf(user.id, secret), ...(proof !== undefined && { proof }) };
}

/** That a device was in with the password of now; absent where there is none. */
export const proofOf = (secrets: SystemPorts['secrets'], { passwordHash }: SignIn): string | undefined =>
  passwordHash && proofWith(secrets, passwordHash);

/** The same of a password by its hash, which has a random salt, so that nothing can be told from it. */
export const proofWith = (secrets: SystemPorts['secrets'], passwordHash: string): string =>
  secrets.hash(`A device that was in with ${passwordHash}`);

/**
 * Adds a session while the password is still the one that was checked. Every refusal for another reason is another
 * device that came first, so that trying again comes to an end.
 */
async function addSession(
  signIns: AccountPorts['signIns'],
  checked: SignIn,
  session: Session,
): Promise<boolean> {
  let held: SignIn | undefined = checked;
  while (held && held.passwordHash === checked.passwordHash) {
    if (await signIns.addSession(held, session, dueToEnd(held))) return true;
    held = await signIns.find(checked.userId);
  }
  return false;
}

/** The session that makes room for a new one: the one longest unused. */
function dueToEnd({ sessions }: SignIn): string | undefined {
  if (sessions.length < MAX_SESSIONS) return undefined;
  return sessions.toSorted((a, b) => a.lastUsedAt - b.lastUsedAt)[0]?.hash;
}
