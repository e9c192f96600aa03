// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePoll } from '#web/requests/use-poll.ts';

const EVERY = 5_000;

let waiting: (() => void)[];
let isHeld: boolean;

/** One lock of the device. Requests wait while it is held, or end when they are aborted. */
function request(_name: string, { signal }: { signal: AbortSignal }, poll: () => Promise<void>) {
  return new Promise<void>((resolve, reject) => {
    const take = () => {
      isHeld = true;
      void poll().finally(() => {
        isHeld = false;
        resolve();
        waiting.shift()?.();
      });
    };
    if (!isHeld) return take();
    waiting.push(take);
    signal.addEventListener('abort', () => {
      waiting = waiting.filter((each) => each !== take);
      reject(signal.reason);
    });
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [waiting, isHeld] = [[], false];
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});
afterEach(() => {
  cleanup();
  setPage({ isVisible: true, isOnline: true });
  vi.useRealTimers();
});

/** Sets the visibility of the page and the connection. */
function setPage({ isVisible = true, isOnline = true }) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden'),
  });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Opens a tab that polls. */
function aTab(isWanted = true) {
  const onTick = vi.fn<() => void>();
  const { unmount } = renderHook(() => usePoll({ name: 'badges', every: EVERY, isWanted }, onTick));
  return { onTick, close: unmount };
}

const pass = (intervals: number) => act(() => vi.advanceTimersByTimeAsync(intervals * EVERY));

test('a visible tab polls at intervals', async () => {
  const { onTick } = aTab();
  await pass(3);
  expect(onTick).toHaveBeenCalledTimes(3);
});

test.each([
  ['hidden', { isVisible: false }],
  ['offline', { isOnline: false }],
])('a tab that is %s does not poll, and starts again when it no longer is', async (_, state) => {
  const { onTick } = aTab();
  setPage(state);
  await pass(10);
  expect(onTick).not.toHaveBeenCalled();
  setPage({});
  await pass(1);
  expect(onTick).toHaveBeenCalledTimes(1);
});

test('one of two tabs polls, and the second takes over when the first is closed', async () => {
  const [first, second] = [aTab(), aTab()];
  await pass(4);
  expect([first.onTick.mock.calls.length, second.onTick.mock.calls.length]).toEqual([4, 0]);
  first.close();
  await pass(2);
  expect([first.onTick.mock.calls.length, second.onTick.mock.calls.length]).toEqual([4, 2]);
});

test('a tab that is closed while it waits never polls', async () => {
  const [first, second] = [aTab(), aTab()];
  await pass(1);
  second.close();
  first.close();
  await pass(5);
  expect(second.onTick).not.toHaveBeenCalled();
});

test('a tab does not poll while polling is disabled', async () => {
  const { onTick } = aTab(false);
  await pass(5);
  expect(onTick).not.toHaveBeenCalled();
});
