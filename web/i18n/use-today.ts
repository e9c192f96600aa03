import { useSyncExternalStore } from 'react';
import { localDay, MINUTE, type LocalDay } from '#core/time.ts';
import { timeZone } from './language.ts';

/** The calendar day that it is here; another one after midnight, and when the cook comes back the next morning. */
export const useToday = (): LocalDay => useSyncExternalStore(onMinute, today);

const today = () => localDay(Date.now(), timeZone());

function onMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
