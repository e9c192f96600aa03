import { useEffect } from 'react';

/** Keeps the screen awake if the device supports it. */
export function useWakeLock(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const sentinel = await navigator.wakeLock.request('screen');
        if (isOver) await sentinel.release();
        else lock = sentinel;
      } catch {
        // Refused, for example when the battery is low.
      }
    };
    void hold();
    // The browser releases the lock when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, [isWanted]);
}
