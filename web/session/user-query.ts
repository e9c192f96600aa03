import type { UserId } from '#core/user-id.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { User } from '#core/account/account.ts';
import { clearCachedResponses, get } from '../requests/api.ts';
import { noteConnection } from '../requests/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { forgetPhotos } from '../offline/caches/caches.ts';
import { notifyOtherTabs } from '../offline/database/other-tabs.ts';
import { clearOwner, clearUserStorage, ownerOfDevice, setOwner } from '../offline/owner.ts';

/** The signed-in user, or null. After the session has ended, the user stays, so that their recipes remain readable. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  meta: { persist: true },
  // A failure changes the mounted components, so a retry on mount would loop.
  retryOnMount: false,
  // Without a known user, no request is made.
  initialData: () => (ownerOfDevice() ? undefined : null),
  queryFn: async ({ client, signal }): Promise<User | null> => {
    if (!ownerOfDevice()) return null;
    try {
      const user = await get('/api/user', { schema: User, signal });
      noteConnection('isSignedOut', false);
      return user;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      noteConnection('isSignedOut', true);
      return client.getQueryData<User>(['user']) ?? null;
    }
  },
});

/**
 * Refetches the signed-in user, even if no screen has asked for them yet. A failure is logged like that of any query,
 * and changes nothing.
 */
export const refetchUser = (client: QueryClient): Promise<void> =>
  client.fetchQuery({ ...userQuery, staleTime: 0 }).then(
    () => undefined,
    () => undefined,
  );

/** Stores the user after a login, and erases the data of any other user on this device. */
export function rememberUser(client: QueryClient, user: User): void {
  const former = ownerOfDevice();
  if (former && former !== user.id) void eraseUserData(client, former);
  setOwner(user.id);
  noteConnection('isSignedOut', false);
  client.setQueryData(userQuery.queryKey, user);
  void persistSmallQueries(client);
}

/** Persists small queries. Without a user, persists nothing and loads no code for it. */
export async function persistSmallQueries(client: QueryClient): Promise<void> {
  if (!ownerOfDevice()) return;
  const { persistQueries } = await import('../offline/caches/persisted-queries.ts');
  await persistQueries(client);
}

/** Erases all data of the signed-in user from memory, from the device and from other tabs. */
export async function eraseSession(client: QueryClient): Promise<void> {
  const user = ownerOfDevice();
  clearOwner();
  notifyOtherTabs({ type: 'signed out' });
  const erased = user && eraseUserData(client, user);
  client.setQueryData(userQuery.queryKey, null);
  await erased;
}

async function eraseUserData(client: QueryClient, user: UserId): Promise<void> {
  clearCachedResponses();
  noteConnection('isSignedOut', false);
  client.clear();
  clearUserStorage();
  endSubscription().catch(console.warn);
  // Imported late, because the bundle of the first page has no database code.
  const [{ forgetUser }, { closeLibrary }] = await Promise.all([
    import('../offline/database.ts'),
    import('../library/library.ts'),
  ]);
  closeLibrary();
  await Promise.all([forgetUser(user), forgetPhotos()]);
}

/** Otherwise a push message on its way would be shown to the next user of this device. */
async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
