// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SECOND } from '#core/time.ts';
import { aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import type { SyncOutcome } from '#web/library/questions.ts';
import { useSyncRecipes } from '#web/library/use-sync-recipes.ts';

/** How long the server takes to answer. */
const REQUEST = SECOND;

/** What another device has done since the last answer, and what the server says. */
let server: { hasChanged: boolean; isAlone: boolean };
const listeners = new Set<() => void>();

vi.mock('#web/library/library.ts', () => ({
  async askLibrary(): Promise<SyncOutcome> {
    const { hasChanged, isAlone } = server;
    server.hasChanged = false;
    await new Promise((resolve) => setTimeout(resolve, REQUEST));
    if (hasChanged) for (const listener of listeners) listener();
    return { hasChanged, isSignedOut: false, ...(isAlone && { isAlone }) };
  },
  closeLibrary: () => undefined,
  onLibraryChange(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  server = { hasChanged: false, isAlone: false };
  grantLocks();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Opens the app and its library, with all recipes there. */
async function openLibrary() {
  const [userId, client, onAlone] = [aUserId(), new QueryClient(), vi.fn<() => void>()];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useSyncRecipes({ userId, isSignedIn: true, onSignedOut: () => undefined, onAlone }), {
    wrapper,
  });
  await pass(20 * SECOND);
  const key = ['library', userId, 'en', 'find'];
  client.setQueryData(key, 'what the search finds');
  return { isAskedAgain: () => client.getQueryState(key)?.isInvalidated, onAlone };
}

test.each([0, 1, 2, 3, 4])(
  'a change on another device, %i s after a request, is in the search after ten seconds at the latest',
  async (seconds) => {
    const { isAskedAgain } = await openLibrary();
    await pass(seconds * SECOND + 1);
    server.hasChanged = true;
    expect(isAskedAgain()).toBe(false);
    await pass(10 * SECOND);
    expect(isAskedAgain()).toBe(true);
  },
);

test('whoever belongs to no household any more is told with the next answer', async () => {
  const { onAlone } = await openLibrary();
  expect(onAlone).not.toHaveBeenCalled();
  server.isAlone = true;
  await pass(6 * SECOND);
  expect(onAlone).toHaveBeenCalled();
});
