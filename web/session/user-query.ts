import type { UserId } from '#core/user-id.ts';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { User } from '#core/account/account.ts';
import { forgetAnswers, get } from '../api/api.ts';
import { ApiError } from '../errors/api-error.ts';
import { forgetPhotos } from '../offline/caches/caches.ts';
import { tellOtherTabs } from '../offline/other-tabs.ts';
import { clearOwner, clearUserStorage, ownerOfDevice, setOwner } from '../offline/owner.ts';

/** The signed-in user; null when nobody is. Who was known stays so when the session has ended: the recipes are theirs. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  meta: { persist: true },
  // Whether it failed decides what is mounted: asking again whenever something mounts would never end.
  retryOnMount: false,
  // That a stranger is nobody, is known without asking.
  initialData: () => (ownerOfDevice() ? undefined : null),
  queryFn: async ({ client, signal }): Promise<User | null> => {
    if (!ownerOfDevice()) return null;
    try {
      const user = await get('/api/user', { schema: User, signal });
      client.setQueryData(sessionEndedQuery.queryKey, false);
      return user;
    } catch (failure) {
      if (!(failure instanceof ApiError && failure.status === 401)) throw failure;
      client.setQueryData(sessionEndedQuery.queryKey, true);
      return client.getQueryData<User>(['user']) ?? null;
    }
  },
});

/** Whether the server no longer knows the session of the user who is known here. */
const sessionEndedQuery = queryOptions({
  queryKey: ['session has ended'],
  queryFn: () => false,
  enabled: false,
});

/** Whether the user has to sign in again before anything can be sent. */
export const useSessionEnded = (): boolean => useQuery(sessionEndedQuery).data ?? false;

/** Takes over the user that a login brought. What the device held of another is erased. */
export function rememberUser(client: QueryClient, user: User): void {
  const former = ownerOfDevice();
  if (former && former !== user.id) void forgetEverythingOf(client, former);
  setOwner(user.id);
  client.setQueryData(sessionEndedQuery.queryKey, false);
  client.setQueryData(userQuery.queryKey, user);
  void keepWhatIsSmall(client);
}

/** A stranger's browser keeps nothing, and needs nothing to keep it with. */
export async function keepWhatIsSmall(client: QueryClient): Promise<void> {
  if (!ownerOfDevice()) return;
  const { persistQueries } = await import('../offline/caches/persisted-queries.ts');
  await persistQueries(client);
}

/** Leaves no trace of the user that was signed in: not in memory, not on the device, not in another tab. */
export async function forgetSession(client: QueryClient): Promise<void> {
  const user = ownerOfDevice();
  clearOwner();
  tellOtherTabs({ type: 'signed out' });
  const erased = user && forgetEverythingOf(client, user);
  client.setQueryData(userQuery.queryKey, null);
  await erased;
}

async function forgetEverythingOf(client: QueryClient, user: UserId): Promise<void> {
  forgetAnswers();
  client.clear();
  clearUserStorage();
  // The first page knows no database.
  const { forgetUser } = await import('../offline/database.ts');
  await Promise.all([forgetUser(user), forgetPhotos()]);
}
