import { useEffect, useEffectEvent } from 'react';

type Poll = {
  /** What is asked about: of all tabs that poll the same, one does. */
  readonly name: string;
  /** In ms. */
  readonly every: number;
  /** False while there is nobody to ask for. */
  readonly isWanted: boolean;
};

/**
 * Does something at intervals for as long as the cook looks and there is a connection. One tab of the device does so at
 * a time; when it is hidden or closed, the next one takes over.
 */
export function usePoll({ name, every, isWanted }: Poll, act: () => void): void {
  const tick = useEffectEvent(act);
  useEffect(() => {
    if (!isWanted) return;
    let turn: AbortController | undefined;
    const follow = () => {
      const isDue = document.visibilityState === 'visible' && navigator.onLine;
      if (isDue && !turn) {
        turn = new AbortController();
        void takeTurn(name, turn.signal, () => setInterval(tick, every));
      } else if (!isDue) {
        turn?.abort();
        turn = undefined;
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    follow();
    document.addEventListener('visibilitychange', follow, { signal });
    window.addEventListener('online', follow, { signal });
    window.addEventListener('offline', follow, { signal });
    return () => {
      stop.abort();
      turn?.abort();
    };
  }, [name, every, isWanted]);
}

/** Waits for the other tabs, then keeps a timer going until it is called off. */
async function takeTurn(
  name: string,
  signal: AbortSignal,
  start: () => ReturnType<typeof setInterval>,
): Promise<void> {
  const untilCalledOff = () =>
    new Promise<void>((resolve) => {
      const timer = start();
      signal.addEventListener('abort', () => {
        clearInterval(timer);
        resolve();
      });
    });
  try {
    await navigator.locks.request(`poll ${name}`, { signal }, untilCalledOff);
  } catch (failure) {
    if (!signal.aborted) throw failure;
  }
}
