// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';
import { excludeByLocks } from '#tests/web/exclusive-locks.ts';
import { listOf, refreshList } from '#web/kitchen/list.ts';
import { heldWeekOf, refreshWeek } from '#web/kitchen/week.ts';
import { enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { syncOutbox } from '#web/offline/sync-outbox.ts';
import { get, post } from '#web/requests/api.ts';
import * as v from 'valibot';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };

let userId: UserId;
const client = new QueryClient();
/** Answers to requests by method and path; others never come. */
let answers: Record<string, () => unknown>;
let release: PromiseWithResolvers<void>;

beforeEach(() => {
  excludeByLocks();
  userId = aUserId();
  setOwner(userId);
  answers = {};
  release = Promise.withResolvers();
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', signal }: RequestInit) => {
    const answer = answers[`${method} ${path.split('?')[0]}`];
    if (answer) return Response.json(await answer());
    return new Promise((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Makes every request time out after a moment. */
const shortenTimeouts = () => {
  const { timeout } = AbortSignal;
  const asked: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    asked.push(ms);
    return timeout.call(AbortSignal, 20);
  });
  return asked;
};

const milk = {
  items: [{ id: 'milk', name: 'Milk', aisle: 'dairy and eggs', checked: false, from: [], changedAt: NOON }],
  version: 2,
};
const add = () =>
  enqueue(userId, {
    type: 'list',
    by: userId,
    household: null,
    changes: [{ id: crypto.randomUUID(), at: NOON, type: 'add', item: { name: 'Milk' } }],
  });

test('a list request that never ends does not block sending', async () => {
  void refreshList(userId, client).catch(() => undefined);
  void refreshWeek(userId, WEEK, client).catch(() => undefined);
  answers = { 'POST /api/list/changes': () => milk };
  await add();
  await syncOutbox(userId, () => undefined);
  expect(await outboxEntries(userId)).toEqual([]);
});

test('a list that was requested before a change was sent does not revert the change', async () => {
  answers = {
    'GET /api/list': () => release.promise.then(() => ({ items: [], version: 1 })),
    'POST /api/list/changes': () => milk,
  };
  const refreshing = refreshList(userId, client);
  await add();
  await syncOutbox(userId, () => undefined);
  release.resolve();
  await refreshing;
  expect((await listOf(userId, client).read())?.items).toMatchObject([{ name: 'Milk' }]);
});

test('a week that was requested before a change was sent is requested again', async () => {
  const soup = {
    id: 'meal-of-soup',
    day: '2026-11-24',
    slot: 'dinner' as const,
    title: 'Soup',
    servings: 2,
    isDone: false,
    changedAt: NOON,
  };
  const told = [[], [soup]];
  answers = {
    'GET /api/week': () => release.promise.then(() => ({ meals: told.shift(), version: 1 })),
    'POST /api/week/changes': () => ({ meals: [soup], version: 2 }),
  };
  const refreshing = refreshWeek(userId, WEEK, client);
  const { isDone: _, changedAt: _c, ...meal } = soup;
  const change = { id: crypto.randomUUID(), at: NOON, type: 'add' as const, meal };
  await enqueue(userId, { type: 'week', household: null, changes: [change] });
  await syncOutbox(userId, () => undefined);
  release.resolve();
  await refreshing;
  expect(await heldWeekOf(userId, WEEK, client).read()).toMatchObject({ meals: [soup], isKnown: true });
  expect(told).toEqual([]);
});

test('a request that hangs is aborted after ten seconds, one with pictures after two minutes', async () => {
  const asked = shortenTimeouts();
  await expect(get('/api/list', { schema: v.unknown() })).rejects.toThrow(TypeError);
  await expect(post('/api/recipes', {}, { schema: v.unknown(), kind: 'long' })).rejects.toThrow(TypeError);
  expect(asked).toEqual([10_000, 120_000]);
});

test('a response whose body stops coming is aborted, too', async () => {
  shortenTimeouts();
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    });
    return new Response(body);
  });
  await expect(get('/api/list', { schema: v.unknown() })).rejects.toThrow(TypeError);
});

test('a change whose request hangs is deferred, and others are sent', async () => {
  shortenTimeouts();
  await add();
  await enqueue(userId, { type: 'delete', recipeId: 1, title: 'Soup' });
  answers = { 'DELETE /api/recipes/1': () => ({}) };
  const results: string[] = [];
  await syncOutbox(userId, ({ type }) => results.push(type));
  await syncOutbox(userId, ({ type }) => results.push(type));
  expect(results).toEqual(['deferred', 'accepted', 'deferred']);
});
