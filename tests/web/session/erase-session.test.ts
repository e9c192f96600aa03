// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ownerOfDevice, setOwner } from '#web/offline/owner.ts';
import { eraseSession, userQuery } from '#web/session/user-query.ts';
import { aUserId } from '#tests/support/examples.ts';

afterEach(() => vi.unstubAllGlobals());

test('A device whose browser refuses databases and caches shows nothing of the cook who leaves', async () => {
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementationOnce(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  vi.stubGlobal('caches', { open: refuse, delete: refuse });
  setOwner(aUserId());
  localStorage.setItem('timers', '[]');
  const client = new QueryClient();
  client.setQueryData(['recipes'], [{ title: 'Soup' }]);
  await eraseSession(client);
  expect(ownerOfDevice()).toBeNull();
  expect(localStorage.getItem('timers')).toBeNull();
  expect(client.getQueryData(['recipes'])).toBeUndefined();
  expect(client.getQueryData(userQuery.queryKey)).toBeNull();
});

test('A message that is still being delivered is not shown to the next cook of the device', async () => {
  const ended = Promise.withResolvers<true>();
  const unsubscribe = async () => ended.resolve(true);
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration: async () => registration } });
  setOwner(aUserId());
  await eraseSession(new QueryClient());
  expect(await ended.promise).toBe(true);
});
