// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { clearOwner, setOwner } from '#web/offline/owner.ts';

const kept = () => localStorage.getItem('persistedQueries') ?? '';

/** Long enough for a busy machine. */
const SOON = { timeout: 30_000 };

/** Starts the app on this device. */
async function aVisit() {
  vi.resetModules();
  const { persistQueries } = await import('#web/offline/caches/persisted-queries.ts');
  setOwner('somebody');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  await persistQueries(client);
  return client;
}

test('persisted data survive visits on which the refetch fails', async () => {
  const usage = { queryKey: ['usage'], meta: { persist: true }, staleTime: 0 };
  const first = await aVisit();
  await first.fetchQuery({ ...usage, queryFn: async () => 3 });
  await expect.poll(kept, SOON).toContain('usage');

  const second = await aVisit();
  const failing = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(second.fetchQuery({ ...usage, queryFn: failing })).rejects.toThrow('Failed to fetch');
  // By now the failure has been persisted.
  await expect.poll(kept, SOON).not.toContain('"fetchFailureCount":0');

  const third = await aVisit();
  expect(third.getQueryData(['usage'])).toBe(3);
});

test('the absence of a user is not persisted', async () => {
  localStorage.clear();
  const client = await aVisit();
  await client.fetchQuery({ queryKey: ['user'], meta: { persist: true }, queryFn: async () => null });
  await client.fetchQuery({ queryKey: ['usage'], meta: { persist: true }, queryFn: async () => 3 });
  await expect.poll(kept, SOON).toContain('usage');
  expect((await aVisit()).getQueryState(['user'])).toBeUndefined();
});

test('A value that waits to be written when the user signs out is never written', async () => {
  const client = await aVisit();
  vi.useFakeTimers();
  client.setQueryData(['usage'], 3);
  clearOwner();
  localStorage.clear();
  client.clear();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(kept()).toBe('');
});

test('A value that has arrived is persisted at once, even if the page is left within a second', async () => {
  localStorage.clear();
  const client = await aVisit();
  await client.fetchQuery({ queryKey: ['usage'], meta: { persist: true }, queryFn: async () => 3 });
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept()).toContain('usage');
});
