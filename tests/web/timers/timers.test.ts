// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOON } from '#tests/support/examples.ts';
import { excludeByLocks } from '#tests/web/exclusive-locks.ts';
import { clockText } from '#web/timers/clock-text.ts';
import {
  dropTimer,
  extendTimer,
  leftOf,
  onTimersChange,
  pauseTimer,
  resumeTimer,
  startTimer,
  claimEndedTimers,
  timersNow,
} from '#web/timers/timers.ts';

const MINUTE = 60;
const SIMMER = { recipeId: 1, step: 2, nth: 0 };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOON });
  excludeByLocks();
  // The first subscription reads local storage.
  onTimersChange(() => undefined)();
});
afterEach(() => vi.useRealTimers());

const pass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);

function theTimer() {
  const [timer] = timersNow();
  if (!timer) throw new Error('There is no timer.');
  return timer;
}

const minutesLeft = () => leftOf(theTimer(), Date.now()) / 60_000;

test('a timer continues while the app is closed', async () => {
  startTimer(SIMMER, 'Simmer', 8 * MINUTE);
  pass(3);
  vi.resetModules();
  const later = await import('#web/timers/timers.ts');
  const [timer] = later.timersNow();
  expect(timer).toMatchObject({ name: 'Simmer', step: 2, endsAt: NOON + 8 * 60_000 });
  expect(minutesLeft()).toBe(5);
});

test('a paused timer keeps its time, resumes, and can be extended in both states', () => {
  startTimer(SIMMER, 'Simmer', 8 * MINUTE);
  pass(3);
  pauseTimer(theTimer().id);
  pass(60);
  expect(minutesLeft()).toBe(5);
  extendTimer(theTimer().id, MINUTE);
  expect(minutesLeft()).toBe(6);
  resumeTimer(theTimer().id);
  pass(1);
  extendTimer(theTimer().id, MINUTE);
  expect(minutesLeft()).toBe(6);
});

test('one tab rings at the end of a timer, and again after it is extended', async () => {
  startTimer(SIMMER, 'Simmer', MINUTE);
  startTimer({ ...SIMMER, step: 3 }, 'Rest', 5 * MINUTE);
  expect(await claimEndedTimers(Date.now())).toEqual([]);
  pass(2);
  expect((await claimEndedTimers(Date.now())).map(({ name }) => name)).toEqual(['Simmer']);
  expect(await claimEndedTimers(Date.now())).toEqual([]);
  expect(minutesLeft()).toBe(0);
  extendTimer(theTimer().id, MINUTE);
  expect(minutesLeft()).toBe(1);
  pass(1);
  expect((await claimEndedTimers(Date.now())).map(({ name }) => name)).toEqual(['Simmer']);
});

test('a tab is silent if another one rings, although it has not heard of it yet', async () => {
  startTimer(SIMMER, 'Simmer', MINUTE);
  pass(2);
  const untold = localStorage.getItem('timers') ?? '';
  expect(await claimEndedTimers(Date.now())).toHaveLength(1);
  localStorage.setItem('timers', untold);
  expect(await claimEndedTimers(Date.now())).toEqual([]);
  expect(minutesLeft()).toBe(0);
});

test('changes in this tab and in others reach the listeners', () => {
  const listener = vi.fn();
  const stop = onTimersChange(listener);
  startTimer(SIMMER, 'Simmer', MINUTE);
  expect(listener).toHaveBeenCalledTimes(1);
  localStorage.setItem('timers', '[]');
  window.dispatchEvent(new StorageEvent('storage', { key: 'timers' }));
  expect(timersNow()).toEqual([]);
  stop();
});

test('a timer can be removed, and one that ended yesterday is deleted', async () => {
  startTimer(SIMMER, 'Simmer', MINUTE);
  dropTimer(theTimer().id);
  expect(timersNow()).toEqual([]);
  startTimer(SIMMER, 'Simmer', MINUTE);
  pass(24 * 60);
  expect(await claimEndedTimers(Date.now())).toEqual([]);
});

test('damaged storage counts as no timers', () => {
  localStorage.setItem('timers', '{"not":"a list"');
  onTimersChange(() => undefined)();
  expect(timersNow()).toEqual([]);
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [245_000, '4:05'],
  [4_800_000, '1:20:00'],
])('%d ms read %s', (left, text) => {
  expect(clockText(left)).toBe(text);
});
