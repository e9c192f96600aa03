import { vi } from 'vitest';
import { HOUR } from '#core/time.ts';

/**
 * Sets the clock to the beginning of the next hour, from where it goes on. A test that reaches a limit calls it first:
 * limits count within windows, and one that ended meanwhile would allow as much again.
 */
export const beginAnHour = (): void =>
  void vi.useFakeTimers({
    toFake: ['Date'],
    now: Math.ceil(Date.now() / HOUR) * HOUR,
    shouldAdvanceTime: true,
  });
