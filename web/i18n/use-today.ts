import { useSyncExternalStore } from 'react';
import { MINUTE, type LocalDay } from '#core/time.ts';

/** Returns the local calendar day and updates it after midnight. */
export const useToday = (): LocalDay => useSyncExternalStore(onMinute, today);

/**
 * Returns the local calendar day. Uses no time zone formatter, because formatters are slow and React calls this often.
 */
export function today(): LocalDay {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);
}

function onMinute(update: () => void): () => void {
  const timer = setInterval(update, MINUTE);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
  };
}
