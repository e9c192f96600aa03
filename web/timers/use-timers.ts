import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { SECOND, type EpochMs } from '#core/time.ts';
import { onTimersChange, timersNow, type Timer } from './timers.ts';

export const useTimers = (): readonly Timer[] => useSyncExternalStore(onTimersChange, timersNow);

/** Returns the current time, updated every second while a timer runs. */
export function useNow(timers: readonly Timer[]): EpochMs {
  const [now, setNow] = useState(() => Date.now());
  const isNeeded = timers.some(({ pausedWith, hasRung }) => pausedWith === undefined && !hasRung);
  // A layout effect, so that an outdated time is never painted.
  useLayoutEffect(() => {
    if (!isNeeded) return;
    const tick = () => setNow(Date.now());
    tick();
    const clock = setInterval(tick, SECOND);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isNeeded]);
  return now;
}
