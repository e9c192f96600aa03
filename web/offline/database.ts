import { deleteDB, openDB } from 'idb';
import type { UserId } from '#core/user-id.ts';
import { ownerOfDevice } from './owner.ts';
import { UPGRADES, type Database, type Schema } from './schema.ts';

const nameOf = (userId: UserId) => `munchify-${userId}`;

let opened: { userId: UserId; database: Promise<Database> } | undefined;

/**
 * Opens the user's own database on this device, from which the screens read.
 * @throws Error when the user is not the one who is signed in: nothing is written after a sign-out
 */
export async function databaseOf(userId: UserId): Promise<Database> {
  if (ownerOfDevice() !== userId) throw new Error('This device belongs to another user, or to none.');
  if (opened?.userId !== userId) {
    const database = openDB<Schema>(nameOf(userId), UPGRADES.length, {
      upgrade(db, oldVersion) {
        for (const step of UPGRADES.slice(oldVersion)) step(db);
      },
      // Another tab upgrades or deletes the database, and has to wait for this connection.
      blocking: (_current, _blocked, event) => {
        opened = undefined;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    });
    opened = { userId, database };
  }
  return opened.database;
}

/** Deletes everything that the device stores for a user. */
export async function forgetUser(userId: UserId): Promise<void> {
  if (opened?.userId === userId) {
    (await opened.database).close();
    opened = undefined;
  }
  await deleteDB(nameOf(userId));
}
