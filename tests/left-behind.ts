import { afterAll, vi } from 'vitest';

// Unit tests share a process: a file leaves no clock, no global and no environment of its own to the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
