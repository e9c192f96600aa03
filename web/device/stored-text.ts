import { useSyncExternalStore } from 'react';
import { deviceStorage } from './local-storage.ts';

const listeners = new Set<() => void>();

/** Returns a text of the device storage, and follows its changes in all tabs. */
export const useStoredText = (name: string): string | null =>
  useSyncExternalStore(onChange, () => deviceStorage.get(name));

/** Stores a text and notifies its readers. @param text undefined removes it */
export function storeText(name: string, text: string | undefined): void {
  if (text === undefined) deviceStorage.remove(name);
  else deviceStorage.set(name, text);
  for (const listener of listeners) listener();
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
