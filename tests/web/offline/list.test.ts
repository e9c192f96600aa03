// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeTime } from '#core/kitchen-change.ts';
import type { ListChange } from '#core/list/list-change.ts';
import type { UserId } from '#core/user-id.ts';
import { MANY_INPUTS } from '#tests/chance.ts';
import { tries } from '#tests/long.ts';
import { aUserId, NOON } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { listOf } from '#web/kitchen/list.ts';
import { enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { syncOutbox } from '#web/offline/sync-outbox.ts';

let userId: UserId;
const sent: { household?: string | null; changes: ListChange[] }[] = [];

beforeEach(() => {
  grantLocks();
  userId = aUserId();
  setOwner(userId);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
});

/** Answers with an empty list, or not at all. */
function serverAnswers(isThere: boolean) {
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (!isThere) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(typeof body === 'string' ? body : ''));
    return Response.json({ items: [], version: sent.length });
  });
}

let made = 0;

const add = (name: string, household: string | null = null) => {
  made += 1;
  const change: ListChange = {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    at: NOON + made,
    type: 'add',
    item: { name, amount: { quantity: 1, unit: 'piece' } },
  };
  return enqueue(userId, { type: 'list', by: userId, household, changes: [change] });
};

const shown = async () => (await listOf(userId, new QueryClient()).read())?.items;

test('an item is on the list before the server knows it, and is added up with the others', async () => {
  serverAnswers(false);
  for (const name of ['Leek', 'leek', 'Milk']) await add(name);
  expect(await shown()).toMatchObject([
    { id: 'leek', amount: { quantity: 2, unit: 'piece' }, checked: false },
    { id: 'milk' },
  ]);
});

test('The last change made on this device is known, so that the next one is later', async () => {
  serverAnswers(false);
  await add('Leek');
  const list = await listOf(userId, new QueryClient()).read();
  expect(changeTime(list, 0)).toBe(NOON + made + 1);
});

test(
  'hundreds of changes that were made offline are sent nearly fifty at a time',
  async () => {
    serverAnswers(true);
    const count = tries(200, 1_000);
    for (let index = 0; index < count; index += 1) await add(`Thing ${index % 40}`);
    await syncOutbox(userId, () => undefined);
    expect(sent.length).toBeLessThanOrEqual(0.06 * count);
    expect(sent.flatMap(({ changes }) => changes)).toHaveLength(count);
    expect(Math.max(...sent.map(({ changes }) => changes.length))).toBeLessThanOrEqual(50);
    expect(await outboxEntries(userId)).toEqual([]);
  },
  MANY_INPUTS.timeout,
);

test('A change that the server may already have is repeated unchanged, without later changes', async () => {
  serverAnswers(false);
  await add('Leek');
  await syncOutbox(userId, () => undefined);
  await add('Milk');
  const entries = await outboxEntries(userId);
  expect(entries.map(({ wasSent }) => wasSent)).toEqual([true, false]);
});

test('changes of two kitchens are not sent together', async () => {
  await add('Leek', null);
  await add('Milk', 'another-kitchen');
  serverAnswers(true);
  await syncOutbox(userId, () => undefined);
  expect(sent.map(({ household }) => household)).toEqual([null, 'another-kitchen']);
});
