import { useSyncExternalStore } from 'react';

/** What Chromium offers where the app can be put on the home screen. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

let held: InstallPrompt | undefined;
const listeners = new Set<() => void>();

const hold = (prompt: InstallPrompt | undefined) => {
  held = prompt;
  listeners.forEach((listener) => listener());
};

/** Keeps the browser from asking by itself: we ask when there is a recipe worth coming back for. */
export function holdInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // The event is Chromium's own; the DOM's types do not know it.
    // oxlint-disable-next-line no-unsafe-type-assertion
    hold(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => hold(undefined));
}

/** Puts the app on the home screen; undefined where it cannot be, or is already. */
export function useInstall(): (() => Promise<void>) | undefined {
  const prompt = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
  );
  if (!prompt) return undefined;
  return async () => {
    await prompt.prompt();
    // It can be shown once.
    hold(undefined);
  };
}
