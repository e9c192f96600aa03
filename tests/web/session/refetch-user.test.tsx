import { afterEach, expect, test, vi } from 'vitest';
import { userOf } from '#core/account/account.ts';
import { aProfile } from '#tests/support/examples.ts';
import { setOwner } from '#web/offline/owner.ts';
import { queryClient } from '#web/session/query-client.ts';
import { refetchUser, userQuery } from '#web/session/user-query.ts';

afterEach(() => vi.unstubAllGlobals());

test('A user who has just signed in is fetched again, even if no screen has fetched them yet', async () => {
  const user = userOf(aProfile());
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  vi.stubGlobal('fetch', async () => Response.json({ ...user, name: 'Jonas' }));
  await refetchUser(queryClient);
  expect(queryClient.getQueryData(userQuery.queryKey)).toEqual({ ...user, name: 'Jonas' });
});

test('after a failure the known user stays', async () => {
  const user = userOf(aProfile());
  setOwner(user.id);
  queryClient.setQueryData(userQuery.queryKey, user);
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
  await refetchUser(queryClient);
  expect(queryClient.getQueryData(userQuery.queryKey)).toEqual(user);
});
