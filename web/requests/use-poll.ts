import { useEffect, useEffectEvent } from 'react';
import { connectionNow } from './connection.ts';

type Poll = {
  /** Name of the lock. Only one of all tabs with this lock polls. */
  readonly name: string;
  /** Interval in ms. */
  readonly every: number;
  readonly isWanted: boolean;
};

/**
 * Calls a function at intervals while the page is visible and online. Only one tab of the device polls; when it is
 * hidden or closed, the next one takes over.
 */
export function usePoll({ name, every, isWanted }: Poll, onTick: () => void): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (!isWanted) return;
    let polling: AbortController | undefined;
    const update = () => {
      const isDue = document.visibilityState === 'visible' && connectionNow().isOnline;
      if (isDue && !polling) {
        polling = new AbortController();
        void pollUnderLock(name, polling.signal, () => setInterval(tick, every));
      } else if (!isDue) {
        polling?.abort();
        polling = undefined;
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    update();
    document.addEventListener('visibilitychange', update, { signal });
    window.addEventListener('online', update, { signal });
    window.addEventListener('offline', update, { signal });
    return () => {
      stop.abort();
      polling?.abort();
    };
  }, [name, every, isWanted]);
}

/** Waits for the lock, then runs the timer until the signal is aborted. */
async function pollUnderLock(
  name: string,
  signal: AbortSignal,
  start: () => ReturnType<typeof setInterval>,
): Promise<void> {
  const runTimer = () =>
    new Promise<void>((resolve) => {
      const timer = start();
      signal.addEventListener('abort', () => {
        clearInterval(timer);
        resolve();
      });
    });
  try {
    await navigator.locks.request(`poll ${name}`, { signal }, runTimer);
  } catch (failure) {
    if (!signal.aborted) throw failure;
  }
}
