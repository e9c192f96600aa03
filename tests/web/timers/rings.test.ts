// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followTimers, takeNotes } from '#web/timers/rings.ts';
import { pauseTimer, startTimer, storedTimers } from '#web/timers/timers.ts';

const notes = new Map<string, object>();

beforeEach(() => {
  localStorage.clear();
  notes.clear();
  const cache = {
    keys: async () => [...notes.keys()].map((path) => ({ url: `https://munchify.test${path}` })),
    async match({ url }: Request) {
      const note = notes.get(new URL(url).pathname);
      return { json: async () => note };
    },
    delete: async ({ url }: Request) => notes.delete(new URL(url).pathname),
  };
  vi.stubGlobal('caches', { has: async () => true, open: async () => cache });
});
afterEach(() => vi.unstubAllGlobals());

function aTimer() {
  startTimer({ recipeId: 7, step: 2, nth: 0 }, 'Simmer', 60);
  const [timer] = storedTimers();
  if (!timer) throw new Error('There is no timer.');
  return timer;
}

test('a timer that has rung while no page was open does not ring again on the next one', async () => {
  const { id, endsAt } = aTimer();
  notes.set(`/${id}`, { did: 'ring', endsAt });
  await takeNotes();
  expect(storedTimers()).toMatchObject([{ id, hasRung: true }]);
  expect(notes.size).toBe(0);
});

test('a record of an earlier end does not stop a timer whose end was moved', async () => {
  const { id, endsAt } = aTimer();
  notes.set(`/${id}`, { did: 'ring', endsAt: endsAt - 60_000 });
  await takeNotes();
  expect(storedTimers()).toMatchObject([{ id, hasRung: false }]);
});

test('a timer that was paused meanwhile stays paused', async () => {
  const { id, endsAt } = aTimer();
  pauseTimer(id);
  notes.set(`/${id}`, { did: 'ring', endsAt });
  await takeNotes();
  expect(storedTimers()).toMatchObject([{ id, hasRung: false, pausedWith: expect.any(Number) }]);
});

test('a timer that was stopped in its notification is removed', async () => {
  const { id } = aTimer();
  notes.set(`/${id}`, { did: 'stop' });
  await takeNotes();
  expect(storedTimers()).toEqual([]);
});

test('a minute added in the notification moves the timer, and is not sent to the server again', async () => {
  const { id } = aTimer();
  const endsAt = Date.now() + 60_000;
  notes.set(`/${id}`, { did: 'more', endsAt, version: 5 });
  await takeNotes();
  expect(storedTimers()).toMatchObject([{ id, endsAt, hasRung: false }]);
  expect(JSON.parse(localStorage.getItem('rings.told') ?? '{}')).toEqual({ [id]: { version: 5, endsAt } });
});

test('an unreadable record is dropped', async () => {
  const { id } = aTimer();
  notes.set(`/${id}`, { did: 'sing' });
  await takeNotes();
  expect(storedTimers()).toMatchObject([{ id, hasRung: false }]);
  expect(notes.size).toBe(0);
});

test('a page that has rung removes the notification of that timer, and a tap leads to its step', async () => {
  const closed: string[] = [];
  const getNotifications = async ({ tag }: { tag: string }) => [{ close: () => closed.push(tag) }];
  const value = Object.assign(new EventTarget(), { getRegistration: async () => ({ getNotifications }) });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  const ways: unknown[] = [];
  await followTimers({ timers: [], i18n, navigate: async (to) => void ways.push(to) });
  const say = (data: object) => value.dispatchEvent(new MessageEvent('message', { data }));
  say({ type: 'ELSE', path: '/elsewhere' });
  say({ type: 'RINGS', shown: 'simmer' });
  await expect.poll(() => closed).toEqual(['simmer']);
  say({ type: 'RINGS', path: '/recipe/7?cook=3' });
  await expect.poll(() => ways).toEqual(['/recipe/7?cook=3']);
});
