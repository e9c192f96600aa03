import { useEffect, useEffectEvent } from 'react';
import { connectionNow } from './connection.ts';

/** Delay after which the page has usually loaded, in ms. */
const LATER = 3_000;

/** Fetches a part of the app for offline use once the page has loaded, if it is needed and there is a connection. */
export function useKeepForOffline(isNeeded: boolean, keep: () => Promise<unknown>): void {
  const keepNow = useEffectEvent(async () => {
    if (connectionNow().isOnline) await keep();
  });
  useEffect(() => {
    if (!isNeeded) return;
    // A failure is tried again at the next start.
    const timer = setTimeout(() => void keepNow().catch(() => undefined), LATER);
    return () => clearTimeout(timer);
  }, [isNeeded]);
}
