// @vitest-environment jsdom
import type { UserId } from '#core/user-id.ts';
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoggedEntry } from '#core/diary/diary-entry.ts';
import { aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { dayOf } from '#web/offline/days.ts';
import { discardEntry, enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { syncOutbox } from '#web/offline/sync-outbox.ts';

const client = new QueryClient();
const DAY = '2026-11-20';

const banana: LoggedEntry = {
  type: 'diary',
  id: 'entry-0001',
  day: DAY,
  meal: 'lunch',
  name: 'Banana',
  source: { food: 'banana' },
  amount: { quantity: 1, unit: 'piece' },
  timestamp: 7,
  calories: 110,
};
const takenBack = { type: 'unlog', id: banana.id, day: DAY, name: 'Banana' } as const;

let userId: UserId;
let asked: string[];
beforeEach(() => {
  grantLocks();
  userId = aUserId();
  setOwner(userId);
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

/** Sends the outbox to a server with one answer to everything. */
async function sync(status: number, body: unknown): Promise<void> {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${url}`);
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
  await syncOutbox(userId, () => undefined);
}

const eaten = async () => (await dayOf(userId, DAY, client).read())?.entries;

test('A logged entry counts at once, and with the server’s values once the server has answered', async () => {
  await enqueue(userId, { type: 'log', entry: banana, isNew: true });
  expect(await eaten()).toMatchObject([{ name: 'Banana', calories: 110 }]);
  await sync(201, { ...banana, calories: 105 });
  expect(asked).toEqual(['POST /api/diary']);
  expect(await eaten()).toMatchObject([{ name: 'Banana', calories: 105 }]);
});

test('an entry that was removed before it was sent is never sent', async () => {
  await enqueue(userId, { type: 'log', entry: banana, isNew: true });
  await enqueue(userId, { type: 'log', entry: { ...banana, meal: 'snack' } });
  expect(await outboxEntries(userId)).toHaveLength(1);
  await enqueue(userId, takenBack);
  expect(await outboxEntries(userId)).toEqual([]);
});

test('Only the last of several changes to an entry of the server is sent', async () => {
  await enqueue(userId, { type: 'log', entry: banana, isNew: true });
  await sync(201, banana);
  await enqueue(userId, { type: 'log', entry: { ...banana, meal: 'snack' } });
  await enqueue(userId, takenBack);
  expect(await eaten()).toEqual([]);
  await sync(204, undefined);
  expect(asked.at(-1)).toBe(`DELETE /api/diary/${banana.id}?day=${DAY}`);
  expect(asked).toHaveLength(2);
});

test('An entry that the server refuses does not count, and stays visible for the cook', async () => {
  await enqueue(userId, { type: 'log', entry: banana, isNew: true });
  await sync(400, { error: 'This day can no longer be changed.' });
  expect(await eaten()).toBeUndefined();
  expect(await outboxEntries(userId)).toMatchObject([{ refusal: 'This day can no longer be changed.' }]);
});

test('discarding an entry that the server refused discards its later changes', async () => {
  const id = await enqueue(userId, { type: 'log', entry: banana, isNew: true });
  await sync(400, { error: 'No.' });
  await enqueue(userId, { type: 'log', entry: { ...banana, meal: 'snack' } });
  await discardEntry(userId, id ?? 0);
  expect(await outboxEntries(userId)).toEqual([]);
});
