// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePoll } from '#web/ui/hooks/use-poll.ts';

const EVERY = 5_000;

let waiting: (() => void)[];
let isHeld: boolean;

/** One lock of the device: who asks while it is held waits, or gives up. */
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
  tell({ isVisible: true, isOnline: true });
  vi.useRealTimers();
});

/** Tells the page whether the cook looks at it, and whether there is a connection. */
function tell({ isVisible = true, isOnline = true }) {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (isVisible ? 'visible' : 'hidden'),
  });
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** A tab that shows something, and how often it has asked. */
function aTab(isWanted = true) {
  const ask = vi.fn<() => void>();
  const { unmount } = renderHook(() => usePoll({ name: 'badges', every: EVERY, isWanted }, ask));
  return { ask, close: unmount };
}

const pass = (intervals: number) => act(() => vi.advanceTimersByTimeAsync(intervals * EVERY));

test('a tab that the cook looks at asks at intervals', async () => {
  const { ask } = aTab();
  await pass(3);
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each([
  ['hidden', { isVisible: false }],
  ['offline', { isOnline: false }],
])('a tab that is %s asks nobody, and begins again when it no longer is', async (_, state) => {
  const { ask } = aTab();
  tell(state);
  await pass(10);
  expect(ask).not.toHaveBeenCalled();
  tell({});
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('two tabs that show the same ask once, and the second goes on when the first is closed', async () => {
  const [first, second] = [aTab(), aTab()];
  await pass(4);
  expect([first.ask.mock.calls.length, second.ask.mock.calls.length]).toEqual([4, 0]);
  first.close();
  await pass(2);
  expect([first.ask.mock.calls.length, second.ask.mock.calls.length]).toEqual([4, 2]);
});

test('a tab that was closed while it waited never asks', async () => {
  const [first, second] = [aTab(), aTab()];
  await pass(1);
  second.close();
  first.close();
  await pass(5);
  expect(second.ask).not.toHaveBeenCalled();
});

test('nobody asks while there is nobody to ask for', async () => {
  const { ask } = aTab(false);
  await pass(5);
  expect(ask).not.toHaveBeenCalled();
});
