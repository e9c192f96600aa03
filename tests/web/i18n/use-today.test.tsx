import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE } from '#core/time.ts';
import { useToday } from '#web/i18n/use-today.ts';

/** Minutes behind UTC, as `Date` returns them. */
const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset');

beforeEach(() => {
  vi.useFakeTimers();
  offset.mockReturnValue(-60);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  offset.mockReset();
});

const at = (time: string) => vi.setSystemTime(new Date(time));
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

test('an open page turns to the new day within a minute after midnight', () => {
  at('2026-11-24T22:59:30Z');
  const { result } = renderHook(() => useToday());
  expect(result.current).toBe('2026-11-24');
  act(() => void vi.advanceTimersByTime(MINUTE));
  expect(result.current).toBe('2026-11-25');
});

test('a phone that slept over midnight shows the new day when it wakes up', () => {
  at('2026-11-24T20:00:00Z');
  const { result } = renderHook(() => useToday());
  at('2026-11-25T06:00:00Z');
  expect(result.current).toBe('2026-11-24');
  comeBack();
  expect(result.current).toBe('2026-11-25');
});

test('the day follows the device’s time zone: a flight west brings back yesterday, a flight east skips a day', () => {
  at('2026-11-25T06:00:00Z');
  const { result } = renderHook(() => useToday());
  expect(result.current).toBe('2026-11-25');
  offset.mockReturnValue(10 * 60);
  comeBack();
  expect(result.current).toBe('2026-11-24');
  at('2026-11-25T11:00:00Z');
  offset.mockReturnValue(-14 * 60);
  comeBack();
  expect(result.current).toBe('2026-11-26');
});
