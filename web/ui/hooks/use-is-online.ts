import { useSyncExternalStore } from 'react';

/** Whether there is a connection, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine);

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
