import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aUserId } from '#tests/support/examples.ts';
import type { OutboxOperation } from '#web/offline/operations.ts';
import { enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import type { SendResult } from '#web/offline/sync-outbox.ts';
import { refreshKey } from '#web/offline/use-held.ts';
import { useOutbox } from '#web/offline/use-outbox.ts';
import { useSyncOutbox } from '#web/offline/use-sync-outbox.ts';
import { noteAnswer } from '#web/requests/reconnect.ts';
import type { HeldName } from '#web/offline/invalidate.ts';

const deletion: OutboxOperation = { type: 'delete', recipeId: 1, title: 'Soup' };

let userId: UserId;
let client: QueryClient;
let server: () => Promise<Response>;
/** Resolves as soon as nothing is being sent. */
let sent = Promise.resolve();
const asked = vi.fn<(path: string) => void>();
const reported = vi.fn<(type: SendResult['type']) => void>();
const isOnline = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  noteAnswer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // Pauses have no random part.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  userId = aUserId();
  setOwner(userId);
  // Only the outbox has timers.
  client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  isOnline.mockReturnValue(true);
  const request = (_name: string, send: () => Promise<void>) => (sent = sent.then(send));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  server = async () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', (path: string) => {
    asked(path);
    return server();
  });
});
afterEach(async () => {
  cleanup();
  await sent;
  await outboxEntries(userId);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.mockReset();
  reported.mockReset();
});

const away = () => Promise.reject(new TypeError('Failed to fetch'));

function openApp(useScreen: () => void = () => undefined) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(
    () => {
      useScreen();
      useSyncOutbox(userId, ({ type }) => reported(type));
      return useOutbox(userId);
    },
    { wrapper },
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Runs all work without a pause, until the app has done the expected. */
const soon = async (isDone: () => unknown) =>
  await expect
    .poll(
      async () => {
        await pass(0);
        return isDone();
      },
      { interval: 5, timeout: 4_000 },
    )
    .toBeTruthy();

const asks = () => soon(() => asked.mock.calls.length > 0);

/** Waits until the app pauses, and forgets its requests until then. */
async function pauses() {
  await soon(() => vi.getTimerCount() === 1);
  asked.mockClear();
}

test('An operation from before the app was closed is sent when it opens', async () => {
  await enqueue(userId, deletion);
  openApp();
  await soon(() => reported.mock.calls.length === 1);
  expect(reported).toHaveBeenCalledWith('accepted');
  expect(asked).toHaveBeenCalledExactlyOnceWith('/api/recipes/1');
});

test('nothing is tried without a connection, and waiting operations are sent as soon as there is one', async () => {
  isOnline.mockReturnValue(false);
  await enqueue(userId, deletion);
  const { result } = openApp();
  await soon(() => result.current.entries.length === 1);
  expect(asked).not.toHaveBeenCalled();
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await asks();
  await soon(() => result.current.entries.length === 0);
});

test('an unreachable server is tried again after 5 s, then after twice as long each time, at most 10 minutes', async () => {
  server = away;
  await enqueue(userId, deletion);
  openApp();
  for (const seconds of [5, 10, 20, 40, 80, 160, 320, 600, 600]) {
    await pauses();
    await pass(seconds * 1_000 - 1);
    expect(asked, `${seconds} s`).not.toHaveBeenCalled();
    await pass(1);
    await asks();
  }
});

test('a cook who comes back to the app does not wait for the pause to end', async () => {
  server = away;
  await enqueue(userId, deletion);
  openApp();
  await pauses();
  document.dispatchEvent(new Event('visibilitychange'));
  await asks();
});

test('the first answer of a server that was unreachable sends the outbox, even without going offline', async () => {
  server = away;
  await enqueue(userId, deletion);
  const { result } = openApp();
  for (const seconds of [5, 10, 20]) {
    await pauses();
    await pass(seconds * 1_000);
    await asks();
  }
  await pauses();
  server = async () => new Response(null, { status: 204 });
  noteAnswer();
  await asks();
  await soon(() => result.current.entries.length === 0);
});

test('a deletion is sent when the time to undo it is over, and not before', async () => {
  const { result } = openApp();
  await act(() => result.current.enqueue(deletion, 5_000));
  await soon(() => result.current.entries.length === 1);
  await pauses();
  await pass(4_999);
  expect(asked).not.toHaveBeenCalled();
  await pass(1);
  await asks();
});

test('a deletion that the cook undoes in time is never sent', async () => {
  const { result } = openApp();
  const id = await act(() => result.current.enqueue(deletion, 5_000));
  await pauses();
  await act(() => result.current.discard(id ?? 0));
  await soon(() => result.current.entries.length === 0);
  await pass(60_000);
  expect(asked).not.toHaveBeenCalled();
});

test('a refused deletion waits for the cook, who can try it again', async () => {
  server = async () => Response.json({ error: 'Not now.' }, { status: 403 });
  await enqueue(userId, deletion);
  const { result } = openApp();
  await soon(() => result.current.entries[0]?.refusal === 'Not now.');
  asked.mockClear();
  await pass(600_000);
  expect(asked).not.toHaveBeenCalled();
  const [refused] = result.current.entries;
  server = async () => new Response(null, { status: 204 });
  await act(async () => refused && result.current.retry(refused));
  await asks();
  await soon(() => result.current.entries.length === 0);
});

test('once the server has accepted a change, the affected lists on the screen are refetched', async () => {
  const fetched: string[] = [];
  const fetching = (name: HeldName) => ({
    queryKey: refreshKey([name, userId]),
    queryFn: async () => fetched.push(name),
  });
  const { result } = openApp(
    () => void useQueries({ queries: (['recipes', 'goals'] as const).map(fetching) }),
  );
  await soon(() => fetched.length === 2);
  await act(() => result.current.enqueue(deletion));
  await soon(() => fetched.length > 2);
  expect(fetched).toEqual(['recipes', 'goals', 'recipes']);
});

test('after the app is closed nothing is sent any more', async () => {
  server = away;
  await enqueue(userId, deletion);
  const { unmount } = openApp();
  await pauses();
  unmount();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(600_000);
  expect(asked).not.toHaveBeenCalled();
  expect(await outboxEntries(userId)).toMatchObject([{ wasSent: true }]);
});

test('the outbox is sent once when the app opens, also if the server cannot be reached', async () => {
  await enqueue(userId, deletion);
  server = away;
  openApp();
  await soon(() => vi.getTimerCount() === 1);
  expect(asked).toHaveBeenCalledTimes(1);
});
