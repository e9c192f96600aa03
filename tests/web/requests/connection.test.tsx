import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { get } from '#web/requests/api.ts';
import { connectionNow, noteConnection, onConnection } from '#web/requests/connection.ts';
import { isAway, noteAnswer, onReconnect } from '#web/requests/reconnect.ts';
import { AppUpdate } from '#web/shell/app-update.tsx';

const GOOD = { isOnline: true, missed: 0, isSignedOut: false, isTooOld: false };
const Answer = v.object({ amount: v.number() });
const ask = (signal?: AbortSignal) => get('/api/thing', { schema: Answer, ...(signal && { signal }) });

beforeEach(() => {
  noteAnswer();
  for (const fact of ['isSignedOut', 'isTooOld'] as const) noteConnection(fact, false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Makes a request fail without an answer. */
const miss = () => noteConnection('missed', connectionNow().missed + 1);
const server = (answer: () => unknown) => vi.stubGlobal('fetch', async () => answer());
const silent = () =>
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers();
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });

describe('the connection', () => {
  test('is good when the server answers, with any status', async () => {
    miss();
    server(() => Response.json({ error: 'Teapot' }, { status: 418 }));
    await expect(ask()).rejects.toThrow('418');
    expect(connectionNow()).toEqual(GOOD);
  });

  test('is slow when nobody can be reached, until somebody answers', async () => {
    server(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(ask()).rejects.toThrow(TypeError);
    expect(connectionNow()).toEqual({ ...GOOD, missed: 1 });
    server(() => Response.json({ amount: 1 }));
    await ask();
    expect(connectionNow()).toEqual(GOOD);
  });

  test('is away when two requests in a row reach nobody, and reported as back with the next answer', async () => {
    const back = vi.fn<() => void>();
    const stop = onReconnect(back);
    miss();
    expect(isAway(connectionNow())).toBe(false);
    miss();
    miss();
    expect(isAway(connectionNow())).toBe(true);
    expect(back).not.toHaveBeenCalled();
    server(() => Response.json({ error: 'Teapot' }, { status: 418 }));
    await expect(ask()).rejects.toThrow('418');
    expect(connectionNow()).toEqual(GOOD);
    expect(back).toHaveBeenCalledOnce();
    noteAnswer();
    expect(back).toHaveBeenCalledOnce();
    stop();
  });

  test('is not reported as back after a single failure between answered requests', () => {
    const back = vi.fn<() => void>();
    const stop = onReconnect(back);
    for (let round = 0; round < 3; round += 1) {
      miss();
      noteAnswer();
    }
    expect(back).not.toHaveBeenCalled();
    stop();
  });

  test('is reported as back when the device finds a network, until a request fails again', () => {
    const back = vi.fn<() => void>();
    const stop = onReconnect(back);
    window.dispatchEvent(new Event('online'));
    expect(back).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new Event('online'));
    miss();
    miss();
    noteAnswer();
    expect(back).toHaveBeenCalledOnce();
  });

  test('is slow before a request is given up', async () => {
    vi.useFakeTimers();
    silent();
    const leaving = new AbortController();
    const asked = ask(leaving.signal).catch(String);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(connectionNow().missed).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(connectionNow().missed).toBe(0.5);
    leaving.abort();
    await asked;
  });

  test('ignores an answer that nobody waits for any more', async () => {
    silent();
    const leaving = new AbortController();
    const asked = ask(leaving.signal);
    leaving.abort();
    await expect(asked).rejects.toThrow('abort');
    expect(connectionNow()).toEqual(GOOD);
  });

  test('follows the device, and reports each change once', () => {
    const heard = vi.fn();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const stop = onConnection(heard);
    isOnline.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(connectionNow()).toEqual({ ...GOOD, isOnline: false });
    noteConnection('isSignedOut', true);
    noteConnection('isSignedOut', true);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    window.dispatchEvent(new Event('online'));
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

test('a cook whose app is older than the server’s answers is asked to update', async () => {
  await activate('en');
  await loadInnerMessages();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <AppUpdate />
      </I18nProvider>
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  server(() => Response.json({ amount: 'a lot' }));
  await expect(ask()).rejects.toThrow('Unknown shape.');
  await screen.findByText(/^Please update Munchify\./);
  screen.getByRole('button', { name: 'Update now' });
  // Another answer is read; this one will not be.
  server(() => Response.json({ amount: 1 }));
  await ask();
  screen.getByText(/^Please update Munchify\./);
});
