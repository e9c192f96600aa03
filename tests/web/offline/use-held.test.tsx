import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { setOwner } from '#web/offline/owner.ts';
import { storeRecipe } from '#web/offline/recipes/recipes.ts';
import { useDishKind } from '#web/offline/recipes/use-dish-kind.ts';
import { invalidate } from '#web/offline/invalidate.ts';
import { useHeld, useOnDevice } from '#web/offline/use-held.ts';
import { useTitle } from '#web/offline/recipes/use-title.ts';

let client: QueryClient;
beforeEach(() => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

function shown<Shown>(use: () => Shown) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nProvider>
  );
  return renderHook(use, { wrapper });
}

const KEY = ['recipes', 'a-cook', 'soups'] as const;

/** Soups on the device, with more of them at the server. A screen shows them each time it opens. */
function soups({ onDevice, server }: { onDevice?: string; server: () => Promise<string> }) {
  let held = onDevice;
  const refresh = vi.fn(async () => {
    held = await server();
    await client.invalidateQueries({ queryKey: KEY });
  });
  const open = () => shown(() => useHeld({ key: KEY, read: async () => held, refresh }));
  return { open, refresh };
}

/** Answers later than the device, as every server does. */
async function leekSoup() {
  await vi.waitUntil(() => client.getQueryState(KEY)?.status === 'success');
  return 'leek soup';
}

const away = () => Promise.reject(new TypeError('Failed to fetch'));

test('a screen shows what the device has, then what the server has', async () => {
  let answer: (soup: string) => void = () => undefined;
  const { result } = soups({
    onDevice: 'leek soup',
    server: () => new Promise((resolve) => (answer = resolve)),
  }).open();
  expect(result.current).toMatchObject({ data: undefined, isPending: true });
  await waitFor(() => expect(result.current).toMatchObject({ data: 'leek soup', isPending: false }));
  answer('onion soup');
  await waitFor(() => expect(result.current.data).toBe('onion soup'));
});

test('A value that the device does not have counts as loading until the server has answered', async () => {
  const { result } = soups({ server: leekSoup }).open();
  await waitFor(() => expect(result.current).toMatchObject({ data: 'leek soup', error: null }));
});

test('a refresh that fails is reported, keeps the stored data, and no longer counts as loading', async () => {
  const held = soups({ onDevice: 'leek soup', server: away }).open();
  await waitFor(() => expect(held.result.current.error).toBeInstanceOf(TypeError));
  expect(held.result.current).toMatchObject({ data: 'leek soup', isPending: false });
  client.clear();
  const missing = soups({ server: away }).open();
  await waitFor(() => expect(missing.result.current.error).toBeInstanceOf(TypeError));
  expect(missing.result.current).toMatchObject({ data: undefined, isPending: false });
});

test('without a connection the refresh waits for one', async () => {
  onlineManager.setOnline(false);
  const { open, refresh } = soups({ server: leekSoup });
  const { result } = open();
  await waitFor(() => expect(result.current).toMatchObject({ isOffline: true, isPending: false }));
  expect(refresh).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await waitFor(() => expect(result.current).toMatchObject({ data: 'leek soup', isOffline: false }));
});

test('a screen that opens again is refreshed, but not within ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { open, refresh } = soups({ server: leekSoup });
  const first = open();
  await waitFor(() => expect(first.result.current.data).toBe('leek soup'));
  vi.advanceTimersByTime(9_999);
  await waitFor(() => expect(open().result.current.data).toBe('leek soup'));
  expect(refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  open();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
});

test('recipes on the device are named in the language of the screen, others as their lists name them', async () => {
  const userId = aUserId();
  setOwner(userId);
  const soup = aRecipe(userId, { id: 1, title: 'Leek soup', steps: [{ text: 'Boil the leeks.' }] });
  await storeRecipe(userId, soup, client);
  const stew = { id: 2, title: 'Stew' };
  const { result } = shown(() => ({
    title: useTitle(userId, soup),
    unknown: useTitle(userId, stew),
    kind: useDishKind(userId, soup),
  }));
  await waitFor(() => expect(result.current.title).toMatchObject({ language: 'en' }));
  expect(result.current.unknown).toEqual({ text: 'Stew', language: undefined });
  expect(result.current.kind).toBe('soup');
});

test('a change that is stored during the first read of the device is shown', async () => {
  let stored = 'leek soup';
  let finish: () => void = () => undefined;
  const read = async () => {
    const seen = stored;
    await new Promise<void>((resolve) => (finish = resolve));
    return seen;
  };
  const { result } = shown(() => useOnDevice({ key: KEY, read }));
  await vi.waitUntil(() => client.isFetching() === 1);
  stored = 'onion soup';
  const invalidated = invalidate(client, KEY);
  const first = finish;
  first();
  await vi.waitUntil(() => finish !== first);
  finish();
  await invalidated;
  await waitFor(() => expect(result.current).toBe('onion soup'));
});
