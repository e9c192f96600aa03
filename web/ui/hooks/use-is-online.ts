import { useSyncExternalStore } from 'react';

/** Returns `navigator.onLine` and follows its changes. */
export const useIsOnline = (): boolean => useSyncExternalStore(onChange, () => navigator.onLine);

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
