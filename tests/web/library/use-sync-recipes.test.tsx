import { NO_PREFERENCES } from '#core/generation/preferences.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECOND } from '#core/time.ts';
import { aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { clearOwner, setOwner } from '#web/offline/owner.ts';
import { askLibrary } from '#web/library/library.ts';
import { useSyncRecipes } from '#web/library/use-sync-recipes.ts';

/** Response time of the server. */
const REQUEST = SECOND;

/** State of the server since the last answer. */
let server: { hasChanged: boolean; isAlone: boolean };

/** Stands in for the library's worker. */
class LibraryWorker extends EventTarget {
  async postMessage({ type, id }: { readonly type: string; readonly id?: number }) {
    if (type !== 'sync') return;
    const { hasChanged, isAlone } = server;
    server.hasChanged = false;
    await new Promise((resolve) => setTimeout(resolve, REQUEST));
    if (hasChanged) this.#tell({ hasChanged });
    this.#tell({ id, answer: { hasChanged, isSignedOut: false, ...(isAlone && { isAlone }) } });
  }
  #tell(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {}
}

const OtherWorker = globalThis.Worker;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', LibraryWorker);
  server = { hasChanged: false, isAlone: false };
  grantLocks();
});
afterEach(() => {
  cleanup();
  vi.stubGlobal('Worker', OtherWorker);
  clearOwner();
  vi.useRealTimers();
});

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Opens the app and its library, with all recipes loaded. */
async function openLibrary() {
  const [userId, client, onAlone] = [aUserId(), new QueryClient(), vi.fn<() => void>()];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(
    () => useSyncRecipes({ userId, isSignedIn: true, onSignedOut: () => undefined, onAlone }),
    { wrapper },
  );
  await pass(20 * SECOND);
  const key = ['library', userId, 'en', 'find'];
  client.setQueryData(key, 'what the search finds');
  return {
    asker: { userId, language: 'en' as const },
    client,
    isAskedAgain: () => client.getQueryState(key)?.isInvalidated,
    leave: unmount,
    onAlone,
  };
}

test.each([0, 1, 2, 3, 4])(
  'a change on another device, %i s after a request, is in the search after at most ten seconds',
  async (seconds) => {
    const { isAskedAgain } = await openLibrary();
    await pass(seconds * SECOND + 1);
    server.hasChanged = true;
    expect(isAskedAgain()).toBe(false);
    await pass(10 * SECOND);
    expect(isAskedAgain()).toBe(true);
  },
);

test('The next answer tells a cook that they belong to no household any more', async () => {
  const { onAlone } = await openLibrary();
  expect(onAlone).not.toHaveBeenCalled();
  server.isAlone = true;
  await pass(6 * SECOND);
  expect(onAlone).toHaveBeenCalled();
});

test('a cook who leaves during a search meets no error', async () => {
  const { asker, client, leave } = await openLibrary();
  const queryKey = ['library', asker.userId, 'en', 'find', 'soup'];
  const failed = vi.fn<() => void>();
  client.getQueryCache().config.onError = failed;
  void client.prefetchQuery({ queryKey, queryFn: () => askLibrary(asker, 'state', {}) });
  await pass(SECOND);
  expect(client.getQueryState(queryKey)?.fetchStatus).toBe('fetching');
  leave();
  await pass(SECOND);
  expect(client.getQueryState(queryKey)?.fetchStatus).toBe('idle');
  expect(failed).not.toHaveBeenCalled();
});

test('A query during the closing of the library gets an error, not silence', async () => {
  const { asker, leave } = await openLibrary();
  setOwner(asker.userId);
  const asked = askLibrary(asker, 'cookable', { foods: [], avoided: NO_PREFERENCES, limit: 1 });
  const refused = expect(asked).rejects.toThrow('The library was closed.');
  leave();
  await pass(SECOND);
  await refused;
});
