import { afterAll, vi } from 'vitest';

// Tests share a process: a file leaves no clock, no global, no environment and no place in the history to the next. Nor
// modules that are half loaded: with the end of the file their loading fails, for the next one too.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if ('window' in globalThis) window.history.replaceState(null, '', '/');
});
