import type { Profile } from '#core/account/account.ts';
import type { AccountPorts } from '#core/account/ports.ts';
import { tokenOf } from '#core/account/sign-in.ts';
import type { SystemPorts } from '#core/system-ports.ts';
import type { UserId } from '#core/user-id.ts';
import { PASSWORD } from './api-client.ts';
import { aProfile } from './examples.ts';

type StorePorts = Pick<SystemPorts, 'secrets'> &
  Pick<AccountPorts, 'passwords' | 'emailOwners' | 'profiles' | 'signIns'>;

/**
 * Stores a verified user with one session, as registration, verification and login leave them.
 * @returns the user and the cookie of the session
 */
export async function storeUser(
  { secrets, passwords, emailOwners, profiles, signIns }: StorePorts,
  profile: Partial<Profile> & Pick<Profile, 'email' | 'createdAt'>,
): Promise<{ readonly userId: UserId; readonly cookie: string }> {
  const stored = aProfile(profile);
  const { id: userId, email, createdAt } = stored;
  const { secret, hash } = secrets.create();
  await emailOwners.claim(email, userId);
  await profiles.add(stored);
  await signIns.open({
    userId,
    passwordHash: await passwords.hash(PASSWORD),
    verified: true,
    sessions: [{ hash, startedAt: createdAt, lastUsedAt: createdAt, device: 'A phone' }],
  });
  return { userId, cookie: `__Host-session=${tokenOf(userId, secret)}` };
}
