import { useSyncExternalStore } from 'react';
import { MINUTE, type LocalDay } from '#core/time.ts';

/** The calendar day that it is here; another one after midnight, and when the cook comes back the next morning. */
export const useToday = (): LocalDay => useSyncExternalStore(onMinute, today);

/** React asks often: a formatter for the time zone would take too long. */
function today(): LocalDay {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);
}

function onMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
