import { useSyncExternalStore } from 'react';

/** Chromium's event when the app can be installed. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

let captured: InstallPrompt | undefined;
const listeners = new Set<() => void>();

const capture = (prompt: InstallPrompt | undefined) => {
  captured = prompt;
  listeners.forEach((listener) => listener());
};

/** Captures the browser's install prompt. The app offers it once there is a recipe. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Only Chromium has this event; TypeScript lacks it.
    // oxlint-disable-next-line no-unsafe-type-assertion
    capture(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => capture(undefined));
}

/** Returns a function that installs the app; undefined if the app cannot be installed or already is. */
export function useInstall(): (() => Promise<void>) | undefined {
  const prompt = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => captured,
  );
  if (!prompt) return undefined;
  return async () => {
    await prompt.prompt();
    // A prompt can be shown only once.
    capture(undefined);
  };
}
