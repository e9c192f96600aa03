import { useEffect, useEffectEvent } from 'react';
import { connectionNow } from './connection.ts';

/** Milliseconds after which the page has usually loaded. */
const LATER = 3_000;

/**
 * Fetches a part of the app for offline use, if it is needed and there is a connection. Waits until the page has
 * loaded.
 */
export function useKeepForOffline(isNeeded: boolean, keep: () => Promise<unknown>): void {
  const keepNow = useEffectEvent(async () => {
    if (connectionNow().isOnline) await keep();
  });
  useEffect(() => {
    if (!isNeeded) return;
    // After a failure, the next start tries again.
    const timer = setTimeout(() => void keepNow().catch(() => undefined), LATER);
    return () => clearTimeout(timer);
  }, [isNeeded]);
}
