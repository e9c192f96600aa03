// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aRecipe, aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { listOf } from '#web/kitchen/list.ts';
import type { OutboxOperation } from '#web/offline/operations.ts';
import { changeEntry, enqueue, outboxEntries, refusedText } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { isPutAside, withoutTries } from '#web/offline/operation-rules/put-aside.ts';
import { syncOutbox, type SendResult } from '#web/offline/sync-outbox.ts';

const DAY = '2026-11-20';
const LIST = { items: [], version: 1 };

const DAYS = 86_400_000;
let now = Date.parse('2026-11-20T12:00Z');

let userId: UserId;
/** Answers to requests whose path contains the key; others are accepted. */
let answers: Record<string, () => Promise<Response>>;
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // Moves past the server's verdicts in other tests.
  vi.setSystemTime((now += 2 * DAYS));
  grantLocks();
  userId = aUserId();
  setOwner(userId);
  answers = {};
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = Object.entries(answers).find(([part]) => path.includes(part))?.[1];
    return answer ? answer() : Response.json(path === '/api/list/changes' ? LIST : {});
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.length = 0;
});

const cook = (recipeId: number): OutboxOperation => ({
  type: 'cook',
  recipeId,
  title: 'Soup',
  servings: 1,
  day: DAY,
  at: 1,
});
const favorite = (recipeId: number): OutboxOperation => ({
  type: 'personal',
  recipeId,
  title: 'Soup',
  change: { isFavorite: true },
  at: 1,
});
const fails =
  (status: number, headers = {}) =>
  async () =>
    new Response('{}', { status, headers });
const isAway = () => Promise.reject(new TypeError('Failed to fetch'));

/** Sends due changes, as after a pause of some minutes. */
async function syncAfter(minutes = 0): Promise<SendResult['type'][]> {
  vi.setSystemTime(Date.now() + minutes * 60_000);
  const results: SendResult['type'][] = [];
  asked.length = 0;
  await syncOutbox(userId, ({ type }) => results.push(type));
  return results;
}

const onlyEntry = async () => {
  const [entry, ...others] = await outboxEntries(userId);
  expect(others).toEqual([]);
  if (!entry) throw new Error('The outbox is empty.');
  return entry;
};

test('a change on which the server fails holds up only later changes of its own recipe', async () => {
  for (const operation of [cook(1), favorite(1), cook(2), favorite(3)]) await enqueue(userId, operation);
  answers = { '/recipes/1/': fails(500) };
  expect(await syncAfter()).toEqual(['deferred', 'accepted', 'accepted']);
  expect((await outboxEntries(userId)).map(({ operation }) => operation)).toEqual([cook(1), favorite(1)]);
});

test('a change without a verdict waits longer each time, and as long as the server asks for', async () => {
  await enqueue(userId, cook(1));
  answers = { '/recipes/1/': fails(503) };
  await syncAfter();
  expect(await syncAfter()).toEqual([]);
  expect(await syncAfter(0.15)).toEqual(['deferred']);
  expect(await syncAfter(0.1)).toEqual([]);
  answers = { '/recipes/1/': fails(503, { 'retry-after': '1800' }) };
  expect(await syncAfter(1)).toEqual(['deferred']);
  expect(await syncAfter(29)).toEqual([]);
  answers = {};
  expect(await syncAfter(2)).toEqual(['accepted']);
});

test('a change that gets no verdict again and again is put aside while others succeed', async () => {
  await enqueue(userId, cook(1));
  answers = { '/recipes/1/': fails(500) };
  for (let attempt = 1; attempt < 4; attempt += 1) {
    await enqueue(userId, favorite(2));
    await syncAfter(11);
    expect(isPutAside(await onlyEntry()), `attempt ${attempt}`).toBe(false);
  }
  await syncAfter(11);
  expect(isPutAside(await onlyEntry())).toBe(true);
  // It is still tried, and succeeds by itself once the server has recovered.
  answers = {};
  expect(await syncAfter(11)).toEqual(['accepted']);
  expect(await outboxEntries(userId)).toEqual([]);
});

test('A change that others have overtaken is put aside soon, also if the app was closed in between', async () => {
  await enqueue(userId, cook(1));
  answers = { '/recipes/1/': fails(500) };
  await enqueue(userId, favorite(2));
  await syncAfter(11);
  await syncAfter(11);
  // A newly opened app knows only stored data.
  vi.resetModules();
  const later = await import('#web/offline/sync-outbox.ts');
  const { setOwner: setOwnerLater } = await import('#web/offline/owner.ts');
  setOwnerLater(userId);
  for (let attempt = 3; attempt <= 4; attempt += 1) {
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await later.syncOutbox(userId, () => undefined);
  }
  expect(isPutAside(await onlyEntry())).toBe(true);
});

test('no change is put aside while the server fails on everything, for about ten minutes', async () => {
  await enqueue(userId, cook(1));
  answers = { '/api/': fails(503) };
  for (let attempt = 1; attempt < 8; attempt += 1) {
    await syncAfter(11);
    expect(isPutAside(await onlyEntry()), `attempt ${attempt}`).toBe(false);
  }
  await syncAfter(11);
  expect(isPutAside(await onlyEntry())).toBe(true);
});

test('a change that was put aside is sent at once when the cook tries again', async () => {
  const id = await enqueue(userId, cook(1));
  answers = { '/recipes/1/': fails(500) };
  for (let attempt = 1; attempt <= 8; attempt += 1) await syncAfter(11);
  expect(await syncAfter()).toEqual([]);
  await changeEntry(userId, id ?? 0, withoutTries);
  answers = {};
  expect(await syncAfter()).toEqual(['accepted']);
});

test('a request that reaches nobody ends the run, and others are tried first the next time', async () => {
  for (const recipeId of [1, 2, 3]) await enqueue(userId, cook(recipeId));
  answers = { '/recipes/1/': isAway };
  expect(await syncAfter()).toEqual(['deferred']);
  expect(await syncAfter()).toEqual(['accepted', 'accepted', 'deferred']);
  expect(asked[0]).toContain('/recipes/2/');
});

test('days without a connection put nothing aside', async () => {
  await enqueue(userId, cook(1));
  answers = { '/api/': isAway };
  for (let attempt = 1; attempt <= 20; attempt += 1) await syncAfter(11);
  expect(isPutAside(await onlyEntry())).toBe(false);
});

test('the sign-in page of a hotel does not count as an answer of the server', async () => {
  await enqueue(userId, cook(1));
  answers = { '/api/': async () => new Response('<html>Welcome</html>') };
  for (let attempt = 1; attempt <= 20; attempt += 1) await syncAfter(11);
  expect(await onlyEntry()).toMatchObject({ operation: cook(1) });
  expect(isPutAside(await onlyEntry())).toBe(false);
});

test('an answer of a newer server asks for an update, blocks nothing else, and is understood after the update', async () => {
  const change = { type: 'add', id: crypto.randomUUID(), at: 1, item: { name: 'Milk' } } as const;
  await enqueue(userId, { type: 'list', by: userId, household: null, changes: [change] });
  await enqueue(userId, cook(2));
  answers = { '/api/list/changes': async () => Response.json({ items: 'in another shape' }) };
  expect(await syncAfter()).toEqual(['deferred', 'accepted']);
  expect(await onlyEntry()).toMatchObject({ undecided: { why: 'outdated' } });
  expect(isPutAside(await onlyEntry())).toBe(true);
  expect((await listOf(userId, new QueryClient()).read())?.items).toMatchObject([{ name: 'Milk' }]);
  answers = {};
  expect(await syncAfter(11)).toEqual(['accepted']);
});

test('a photo that the browser has lost is reported, blocks nothing else, and the cook’s text stays', async () => {
  const recipe = aRecipe(userId, { id: 1 });
  const input = { title: 'Soup', servings: 2, ingredients: ['2 eggs'], instructions: [] };
  const lost = new Blob(['photo']);
  const readAsDataURL = vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (
    this: FileReader,
  ) {
    Object.defineProperty(this, 'error', { value: new DOMException('Gone.', 'NotFoundError') });
    this.dispatchEvent(new Event('loadend'));
  });
  const written = { type: 'create', recipeId: 1, title: 'Soup', recipe, input } as const;
  await enqueue(userId, { ...written, picture: { id: 'p', jpeg: lost } });
  await enqueue(userId, cook(2));
  expect(await syncAfter()).toEqual(['deferred', 'accepted']);
  readAsDataURL.mockRestore();
  const entry = await onlyEntry();
  expect(entry).toMatchObject({ undecided: { why: 'photo-lost' } });
  expect(isPutAside(entry)).toBe(true);
  expect(refusedText([entry], 1)).toMatchObject({ input });
});
