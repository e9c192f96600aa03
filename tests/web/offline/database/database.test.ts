// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB, unwrap } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aUserId } from '#tests/support/examples.ts';
import { grantLocks } from '#tests/web/locks.ts';
import { databaseOf, forgetUser } from '#web/offline/database.ts';
import { databaseState, setDatabaseState } from '#web/offline/database/database-state.ts';
import { enqueue, outboxEntries } from '#web/offline/outbox.ts';
import { clearOwner, setOwner } from '#web/offline/owner.ts';
import { UPGRADES } from '#web/offline/upgrades.ts';

let userId: UserId;
const nameOfDatabase = () => `munchify-${userId}`;

beforeEach(() => {
  grantLocks();
  userId = aUserId();
  setOwner(userId);
  setDatabaseState('usable');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const deletion = { type: 'delete', recipeId: 1, title: 'Soup' } as const;

test('a tab closes the database for a newer version, keeps its data, and asks to be reloaded', async () => {
  await enqueue(userId, deletion);
  const newer = await openDB(nameOfDatabase(), UPGRADES.length + 1);
  expect(databaseState()).toBe('outdated');
  expect(await newer.getAll('outbox')).toMatchObject([{ operation: deletion }]);
  await expect(databaseOf(userId)).rejects.toThrow();
  newer.close();
});

test('a tab that returns from before an update asks to be reloaded', async () => {
  (await openDB(nameOfDatabase(), UPGRADES.length + 1)).close();
  await expect(databaseOf(userId)).rejects.toThrow();
  expect(databaseState()).toBe('outdated');
});

test('a database that another tab deletes when its cook signs out does not count as a newer version', async () => {
  await databaseOf(userId);
  await deleteDB(nameOfDatabase());
  expect(databaseState()).toBe('usable');
  await enqueue(userId, deletion);
  expect(await outboxEntries(userId)).toHaveLength(1);
});

test('a connection that the browser has closed is opened again', async () => {
  await enqueue(userId, deletion);
  const database = await databaseOf(userId);
  // Typed as the class, not as its instance.
  forceCloseDatabase(unwrap(database) as never);
  await vi.waitFor(async () => expect(await outboxEntries(userId)).toHaveLength(1));
  expect(await databaseOf(userId)).not.toBe(database);
});

test('a new version that an old tab blocks says so, and continues once it may', async () => {
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

/** Makes the browser leave a request unanswered, until the returned function answers it. */
function silenced(method: 'open' | 'deleteDatabase') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const request = new IDBOpenDBRequest();
  const listening = vi.spyOn(request, 'addEventListener').mockReturnValue();
  const asked = vi.spyOn(indexedDB, method).mockReturnValue(request);
  return (result?: IDBDatabase) => {
    asked.mockRestore();
    Object.defineProperty(request, 'result', { value: result });
    for (const [type, listen] of listening.mock.calls)
      if (type === 'success' && typeof listen === 'function') listen.call(request, new Event('success'));
  };
}

test('a browser that does not answer blocks nobody, is reported, and is used again when it answers', async () => {
  const other = await openDB('another');
  const answer = silenced('open');
  const opening = databaseOf(userId).catch((failure: Error) => failure.name);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await opening).toBe('TimeoutError');
  expect(databaseState()).toBe('closed');
  // Later calls do not wait again.
  await expect(databaseOf(userId)).rejects.toThrow('No answer.');
  answer(unwrap(other));
  await vi.waitFor(() => expect(databaseState()).toBe('usable'));
  expect((await databaseOf(userId)).name).toBe('another');
  other.close();
});

test('a browser that stores nothing is reported', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await expect(databaseOf(userId)).rejects.toThrow('insecure');
  expect(databaseState()).toBe('closed');
  await databaseOf(userId);
  expect(databaseState()).toBe('usable');
});

test('A cook can leave a device whose browser fails to delete, and the next user has the data deleted', async () => {
  await enqueue(userId, deletion);
  const left = nameOfDatabase();
  const answer = silenced('deleteDatabase');
  clearOwner();
  const leaving = forgetUser(userId);
  await vi.advanceTimersByTimeAsync(10_000);
  await leaving;
  answer();
  vi.useRealTimers();
  userId = aUserId();
  setOwner(userId);
  await databaseOf(userId);
  await vi.waitFor(async () =>
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(left),
  );
});
