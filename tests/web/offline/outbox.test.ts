// @vitest-environment jsdom
import type { UserId } from '#core/user-id.ts';
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_GOALS } from '#core/goals/goals.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { databaseOf } from '#web/offline/database.ts';
import type { OutboxOperation } from '#web/offline/operations.ts';
import { syncOutbox, type SendResult } from '#web/offline/sync-outbox.ts';
import { discardEntry, enqueue, enqueueAll, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { storeRecipe, recipeOf, recipesOf } from '#web/offline/recipes/recipes.ts';

const client = new QueryClient();
const DAY = '2026-11-20';
const cook: OutboxOperation = { type: 'cook', recipeId: 1, title: 'Soup', servings: 1, day: DAY, at: 1 };
const uncook: OutboxOperation = { type: 'uncook', recipeId: 1, title: 'Soup', day: DAY };
const deletion: OutboxOperation = { type: 'delete', recipeId: 1, title: 'Soup' };

let userId: UserId;
const asked: string[] = [];

beforeEach(async () => {
  grantLocks();
  userId = aUserId();
  setOwner(userId);
  for (const id of [1, 2]) await storeRecipe(userId, aRecipe(userId, { id, isCooked: false }), client);
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

/** Sets the status of each response in turn, or no response at all. The last one repeats. */
function serverAnswers(...answers: (number | 'nothing')[]) {
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    asked.push(`${method} ${path} ${new Headers(headers).get('idempotency-key')}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (typeof answer !== 'number') throw new TypeError('Failed to fetch');
    const body = answer >= 400 ? JSON.stringify({ error: 'No.' }) : null;
    return new Response(body, { status: answer });
  });
}

async function synced(): Promise<SendResult['type'][]> {
  const results: SendResult['type'][] = [];
  await syncOutbox(userId, ({ type }) => results.push(type));
  return results;
}

const isCooked = async () => (await recipeOf(userId, 1, client).read())?.isCooked;

test('an operation shows at once and is sent when the server can be reached', async () => {
  await enqueue(userId, cook);
  expect(await isCooked()).toBe(true);
  serverAnswers('nothing');
  expect(await synced()).toEqual(['deferred']);
  serverAnswers(204);
  expect(await synced()).toEqual(['accepted']);
  expect(await isCooked()).toBe(true);
  expect(await outboxEntries(userId)).toEqual([]);
  // The response may have been lost, so the key stays the same.
  expect(new Set(asked.map((request) => request.split(' ')[2])).size).toBe(1);
});

const aims = { ...DEFAULT_GOALS, dailyCalories: 1_800 };
const avoid = { id: '6f1c64f2-9a3e-4d0b-8a55-0c8f5d2b7e10', add: { allergens: ['milk' as const] } };

test.each<[OutboxOperation, method: string, path: string, body: unknown]>([
  [cook, 'POST', '/api/recipes/1/cooked', { servings: 1, day: DAY, date: 1 }],
  [uncook, 'DELETE', `/api/recipes/1/cooked?day=${DAY}`, undefined],
  [deletion, 'DELETE', '/api/recipes/1', undefined],
  [{ type: 'goals', goals: aims, at: 5 }, 'POST', '/api/nutrition/goals', { ...aims, createdAt: 5 }],
  [{ type: 'avoid', change: avoid }, 'PATCH', '/api/user/avoid', avoid],
])(
  '$type is sent with the cook’s values, with the day’s time zone and for this cook alone',
  async (...expected) => {
    const [operation, method, path, body] = expected;
    const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetched);
    await enqueue(userId, operation);
    expect(await synced()).toEqual(['accepted']);
    const [[url, init] = []] = fetched.mock.calls;
    expect([init?.method, url]).toEqual([method, path]);
    expect(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined).toEqual(body);
    const headers = new Headers(init?.headers);
    expect(headers.get('x-user')).toBe(userId);
    expect(headers.get('x-timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  },
);

test('A change of a recipe does not wait for refused goals, nor the other way round', async () => {
  await enqueue(userId, { type: 'goals', goals: aims, at: 5 });
  await enqueue(userId, { type: 'goals', goals: aims, at: 6 });
  await enqueue(userId, { type: 'avoid', change: avoid });
  await enqueue(userId, cook);
  serverAnswers(400, 204);
  expect(await synced()).toEqual(['refused', 'accepted', 'accepted']);
  expect(await outboxEntries(userId)).toMatchObject([{ refusal: 'No.' }, { operation: { at: 6 } }]);
});

test('an operation that the cook cancels while another is sent is not sent', async () => {
  await enqueue(userId, cook);
  const id = await enqueue(userId, { ...cook, recipeId: 2 });
  serverAnswers(204);
  await syncOutbox(userId, () => void discardEntry(userId, id ?? 0));
  expect(asked).toHaveLength(1);
});

test('a recipe that was marked today stays marked when yesterday’s mark is removed', async () => {
  await enqueue(userId, { ...cook, at: Date.parse(`${DAY}T12:00Z`) });
  expect(await isCooked()).toBe(true);
  await enqueue(userId, { ...uncook, recipeId: 2 });
  expect(await isCooked()).toBe(true);
});

test('an unsent cook mark and its removal on the same day cancel out', async () => {
  await enqueue(userId, cook);
  await enqueue(userId, uncook);
  expect(await outboxEntries(userId)).toEqual([]);
  expect(await isCooked()).toBe(false);
});

test('A change that was queued between a mark and its removal is sent', async () => {
  await enqueue(userId, cook);
  await enqueue(userId, {
    type: 'personal',
    recipeId: 1,
    title: 'Soup',
    change: { isFavorite: true },
    at: 2,
  });
  await enqueue(userId, uncook);
  serverAnswers(204);
  expect(await synced()).toEqual(['accepted']);
  expect(asked.map((request) => request.split(' ')[0])).toEqual(['PATCH']);
});

test('removing the mark of another day leaves today’s', async () => {
  await enqueue(userId, { ...cook, at: Date.parse(`${DAY}T12:00Z`) });
  await enqueue(userId, { ...uncook, day: '2026-11-18' });
  expect(await isCooked()).toBe(true);
  await enqueue(userId, { ...uncook, day: DAY });
  expect(await isCooked()).toBe(false);
});

test('a cook mark that may have arrived is removed by a request', async () => {
  await enqueue(userId, cook);
  serverAnswers('nothing');
  await synced();
  await enqueue(userId, uncook);
  serverAnswers(204);
  expect(await synced()).toEqual(['accepted', 'accepted']);
  expect(asked.map((request) => request.split(' ')[0])).toEqual(['POST', 'POST', 'DELETE']);
});

test('a refused operation keeps its reason, blocks only its lane and no longer shows its change', async () => {
  await enqueue(userId, cook);
  await enqueue(userId, { ...cook, recipeId: 2 });
  serverAnswers(404, 204);
  expect(await synced()).toEqual(['refused', 'accepted']);
  const [refused] = await outboxEntries(userId);
  expect(refused).toMatchObject({ operation: cook, refusal: 'No.' });
  expect(await isCooked()).toBe(false);
  expect(await synced()).toEqual([]);
});

test.each([
  [{ details: 'The body is no goal.' }, 'The body is no goal.'],
  [{}, ''],
])('a refusal keeps the server’s reason, if any: %j', async (answer, refusal) => {
  await enqueue(userId, cook);
  vi.stubGlobal('fetch', async () => Response.json(answer, { status: 400 }));
  expect(await synced()).toEqual(['refused']);
  expect(await outboxEntries(userId)).toMatchObject([{ refusal }]);
});

test.each([401, 408, 429, 500, 503])('%d is no verdict: the entry waits', async (status) => {
  await enqueue(userId, cook);
  serverAnswers(status);
  expect(await synced()).toEqual(['deferred']);
  expect(await outboxEntries(userId)).toMatchObject([{ operation: cook, wasSent: true }]);
});

test('a deleted recipe disappears at once and returns when the cook undoes it in time', async () => {
  const id = await enqueue(userId, deletion, 60_000);
  expect(await recipesOf(userId, client).read()).toHaveLength(1);
  serverAnswers(204);
  expect(await synced()).toEqual([]);
  await discardEntry(userId, id ?? 0);
  expect(await recipesOf(userId, client).read()).toHaveLength(2);
  expect(asked).toEqual([]);
});

test('the deletion of a recipe that the server no longer has counts as accepted', async () => {
  await enqueue(userId, deletion);
  serverAnswers(404);
  expect(await synced()).toEqual(['accepted']);
  expect(await recipesOf(userId, client).read()).toHaveLength(1);
});

test('two tabs send each operation once', async () => {
  let before = Promise.resolve();
  const request = (_name: string, act: () => Promise<void>) => (before = before.then(act));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  for (const recipeId of [1, 2]) await enqueue(userId, { ...cook, recipeId });
  serverAnswers(204);
  expect((await Promise.all([synced(), synced()])).flat()).toEqual(['accepted', 'accepted']);
  expect(new Set(asked).size).toBe(2);
  expect(asked).toHaveLength(2);
});

test('unsent operations survive an update of the app', async () => {
  await enqueue(userId, cook);
  const { name, version } = await databaseOf(userId);
  const updated = await openDB(name, version + 1);
  expect(await updated.getAll('outbox')).toMatchObject([{ operation: cook }]);
  updated.close();
});

test('a full device reports an error and keeps the unsent operations', async () => {
  await enqueue(userId, cook);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await expect(enqueue(userId, { ...cook, recipeId: 2 })).rejects.toThrow('Full.');
  vi.restoreAllMocks();
  expect(await outboxEntries(userId)).toMatchObject([{ operation: cook }]);
  serverAnswers(204);
  expect(await synced()).toEqual(['accepted']);
});

test('operations that belong together are stored together or not at all', async () => {
  const { add } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
    this: IDBObjectStore,
    entry,
  ) {
    if (full.mock.calls.length > 1) throw new DOMException('Full.', 'QuotaExceededError');
    return add.call(this, entry);
  });
  await expect(enqueueAll(userId, [cook, { ...cook, recipeId: 2 }])).rejects.toThrow('Full.');
  vi.restoreAllMocks();
  expect(await outboxEntries(userId)).toEqual([]);
  await enqueueAll(userId, [cook, { ...cook, recipeId: 2 }]);
  expect(await outboxEntries(userId)).toHaveLength(2);
});
