import { afterAll, vi } from 'vitest';

// Test files share a process, so each resets clock, globals, environment and history. It also waits for modules that
// are still loading: otherwise they fail to load at its end, also for the next file.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if ('window' in globalThis) window.history.replaceState(null, '', '/');
});
