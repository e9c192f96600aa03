import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { expect, test } from 'vitest';
import type { UserId } from '#core/user-id.ts';
import { aUserId } from '#tests/support/examples.ts';
import { databaseOf, forgetUser } from '#web/offline/database.ts';
import { setOwner } from '#web/offline/owner.ts';

const nameOf = (userId: UserId) => `munchify-${userId}`;

/** A cook whose database a newer version of the app has written, so that this one cannot open it. */
async function cookFromTheFuture(): Promise<UserId> {
  const userId = aUserId();
  setOwner(userId);
  (await openDB(nameOf(userId), 999)).close();
  await expect(databaseOf(userId)).rejects.toThrow();
  return userId;
}

test('a database that could not be opened is opened by who asks next', async () => {
  const userId = await cookFromTheFuture();
  await deleteDB(nameOf(userId));
  expect((await databaseOf(userId)).name).toBe(nameOf(userId));
});

test('who leaves a device leaves nothing on it, though it could not be opened', async () => {
  const userId = await cookFromTheFuture();
  const opening = databaseOf(userId).catch((failure: unknown) => failure);
  await forgetUser(userId);
  expect(await opening).toBeInstanceOf(DOMException);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(nameOf(userId));
});
