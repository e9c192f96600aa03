import { afterAll, vi } from 'vitest';

// Unit tests share a process: a file leaves no clock, no global, no environment and no place in the history to the
// next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  if ('window' in globalThis) window.history.replaceState(null, '', '/');
});
