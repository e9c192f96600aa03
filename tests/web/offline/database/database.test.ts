// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB, unwrap } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { databaseOf } from '#web/offline/database.ts';
import { databaseState, setDatabaseState } from '#web/offline/database/database-state.ts';
import { enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { setOwner } from '#web/offline/owner.ts';
import { UPGRADES } from '#web/offline/upgrades.ts';

let userId: UserId;
const nameOfDatabase = () => `munchify-${userId}`;

beforeEach(() => {
  grantLocks();
  userId = aUserId();
  setOwner(userId);
  setDatabaseState('usable');
});

const deletion = { type: 'delete', recipeId: 1, title: 'Soup' } as const;

test('a tab lets go of the database for a newer version, keeps what it stored, and asks to be loaded again', async () => {
  await enqueue(userId, deletion);
  const newer = await openDB(nameOfDatabase(), UPGRADES.length + 1);
  expect(databaseState()).toBe('outdated');
  expect(await newer.getAll('outbox')).toMatchObject([{ operation: deletion }]);
  await expect(databaseOf(userId)).rejects.toThrow();
  newer.close();
});

test('a tab that comes back from before an update asks to be loaded again', async () => {
  (await openDB(nameOfDatabase(), UPGRADES.length + 1)).close();
  await expect(databaseOf(userId)).rejects.toThrow();
  expect(databaseState()).toBe('outdated');
});

test('a database that another tab deletes when its cook signs out is no newer version', async () => {
  await databaseOf(userId);
  await deleteDB(nameOfDatabase());
  expect(databaseState()).toBe('usable');
  await enqueue(userId, deletion);
  expect(await outboxEntries(userId)).toHaveLength(1);
});

test('a connection that the browser has ended is opened again', async () => {
  await enqueue(userId, deletion);
  const database = await databaseOf(userId);
  // Its types are those of the class, not of what it makes.
  forceCloseDatabase(unwrap(database) as never);
  await vi.waitFor(async () => expect(await outboxEntries(userId)).toHaveLength(1));
  expect(await databaseOf(userId)).not.toBe(database);
});

test('a new version that an old tab does not let in says so, and goes on once it may', async () => {
  const old = await openDB(nameOfDatabase(), UPGRADES.length - 1, {
    upgrade(database, _old, _new, transaction) {
      for (const step of UPGRADES.slice(0, -1)) step(database as never, transaction as never);
    },
  });
  const opening = databaseOf(userId);
  await vi.waitFor(() => expect(databaseState()).toBe('blocked'));
  old.close();
  await opening;
  expect(databaseState()).toBe('usable');
});
