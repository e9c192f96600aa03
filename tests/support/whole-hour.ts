import { vi } from 'vitest';
import { HOUR } from '#core/time.ts';

/**
 * Sets the clock to the beginning of the next hour. Tests that reach a limit call it first, because a new window of the
 * limit would allow as much again.
 */
export const beginAnHour = (): void =>
  void vi.useFakeTimers({
    toFake: ['Date'],
    now: Math.ceil(Date.now() / HOUR) * HOUR,
    shouldAdvanceTime: true,
  });
