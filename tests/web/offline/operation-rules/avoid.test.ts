// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test } from 'vitest';
import { withAvoidChange } from '#core/account/avoid/with-avoid-change.ts';
import type { CupboardChange } from '#core/account/avoid/cupboard-change.ts';
import type { UserId } from '#core/user-id.ts';
import { aUserId } from '#tests/support/examples.ts';
import { databaseOf } from '#web/offline/database.ts';
import { enqueue, outboxEntries, pendingChanges } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { withChanges } from '#web/offline/records.ts';
import { UPGRADES } from '#web/offline/upgrades.ts';

let userId: UserId;

beforeEach(() => {
  userId = aUserId();
  setOwner(userId);
});

const avoided = async () => {
  const user = { avoid: { allergens: ['nuts' as const], words: ['Dill'] } };
  const changes = pendingChanges(await outboxEntries(userId));
  return withChanges(changes, { record: 'user', key: 'current' }, user)?.avoid;
};

test('waiting changes are shown as if applied in order, and keep what another device has stored', async () => {
  const id = '6f1c64f2-9a3e-4d0b-8a55-0c8f5d2b7e10';
  await enqueue(userId, {
    type: 'avoid',
    change: { id, add: { allergens: ['milk'], words: ['dill', 'leek'] } },
  });
  await enqueue(userId, { type: 'avoid', change: { id, remove: { words: ['DILL'] }, maxPrepTime: 30 } });
  expect(await avoided()).toEqual({ allergens: ['nuts', 'milk'], words: ['leek'], maxPrepTime: 30 });
});

test('A cupboard’s changes add up, food by food, and stay when the avoided foods are deleted', async () => {
  const said = (cupboard: CupboardChange) =>
    enqueue(userId, { type: 'avoid', change: { id: crypto.randomUUID(), cupboard } });
  await said({ has: ['rice', 'lentils'], lacks: ['salt'] });
  await said({ usual: ['salt', 'lentils'] });
  await said({ lacks: ['butter', 'rice'] });
  await enqueue(userId, { type: 'avoid', change: { id: crypto.randomUUID(), forget: true } });
  expect(await avoided()).toEqual({
    allergens: [],
    words: [],
    cupboard: { has: [], lacks: ['butter', 'rice'] },
  });
});

test('all foods and diets are deleted at once, and the longest time stays', () => {
  const held = { allergens: ['milk' as const], words: ['leek'], diets: ['vegan' as const], maxPrepTime: 30 };
  expect(withAvoidChange(held, { forget: true })).toEqual({ allergens: [], words: [], maxPrepTime: 30 });
});

test('an empty list of diets differs from none: removing the last leaves an empty list', () => {
  const held = { allergens: ['milk' as const], words: [], diets: ['vegan' as const] };
  expect(withAvoidChange(held, { remove: { diets: ['vegan'] } }).diets).toEqual([]);
  expect('diets' in withAvoidChange({ allergens: [], words: [] }, { add: { words: ['leek'] } })).toBe(false);
});

test('an unsent list of an earlier version of the app becomes the avoided foods', async () => {
  const before = await openDB(`munchify-${userId}`, VERSION_BEFORE, {
    upgrade(database, _old, _new, transaction) {
      for (const step of UPGRADES.slice(0, VERSION_BEFORE)) step(database as never, transaction as never);
    },
  });
  const avoid = { allergens: ['fish'], words: ['Leek'], diets: ['vegan'], maxPrepTime: 20 };
  const key = crypto.randomUUID();
  await before.add('outbox', { key, operation: { type: 'avoid', avoid }, timeZone: 'UTC', notBefore: 0 });
  before.close();
  await databaseOf(userId);
  expect(await avoided()).toEqual(avoid);
  expect(await outboxEntries(userId)).toMatchObject([{ key, operation: { change: { id: key } } }]);
});

/** The last version that sent the whole avoid list. */
const VERSION_BEFORE = 12;
