import type { AccountPorts, ProfileReader } from './ports.ts';
import type { SystemPorts } from '../system-ports.ts';
import { userOf, type User } from './account.ts';
import { MAX_SESSIONS, tokenOf, type Session, type SignIn } from './sign-in.ts';

export type LoggedIn = {
  readonly user: User;
  /** Value of the session cookie. */
  readonly token: string;
  /** Proof that the device is known, for its next login. Absent without a password. */
  readonly proof?: string;
};

/**
 * Starts a session unless the password has changed since it was checked.
 * @returns undefined if the password has changed
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
  const user = userOf(await profiles.get(signIn.userId), signIn.googleSubject !== undefined);
  const proof = proofOf(secrets, signIn);
  return { user, token: tokenOf(user.id, secret), ...(proof !== undefined && { proof }) };
}

/** Returns the proof that a device has logged in with the current password; undefined without a password. */
export const proofOf = (secrets: SystemPorts['secrets'], { passwordHash }: SignIn): string | undefined =>
  passwordHash && proofWith(secrets, passwordHash);

/** Derives the proof from a password hash. The hash's random salt keeps the proof from revealing anything. */
export const proofWith = (secrets: SystemPorts['secrets'], passwordHash: string): string =>
  secrets.hash(`A device that was in with ${passwordHash}`);

/**
 * Adds a session unless the password has changed since it was checked. Retries end: any other refusal means that
 * another device was added first.
 */
async function addSession(
  signIns: AccountPorts['signIns'],
  checked: SignIn,
  session: Session,
): Promise<boolean> {
  let held: SignIn | undefined = checked;
  while (held && held.passwordHash === checked.passwordHash) {
    if (await signIns.addSession(held, session, longestUnused(held))) return true;
    held = await signIns.find(checked.userId);
  }
  return false;
}

/** Returns the session to remove to make room: the one unused for longest. */
function longestUnused({ sessions }: SignIn): string | undefined {
  if (sessions.length < MAX_SESSIONS) return undefined;
  return sessions.toSorted((a, b) => a.lastUsedAt - b.lastUsedAt)[0]?.hash;
}
