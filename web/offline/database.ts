import { deleteDB, openDB } from 'idb';
import type { UserId } from '#core/user-id.ts';
import { endWithPage } from './end-with-page.ts';
import { NotOwner, ownerOfDevice } from './owner.ts';
import { UPGRADES, type Database, type Schema } from './schema.ts';

const nameOf = (userId: UserId) => `munchify-${userId}`;

/**
 * Opens a user's database, whoever is signed in. Only a worker does that itself: it cannot know, and is ended before the
 * data is erased.
 * @param onBlocking called when another page upgrades or deletes it; the connection is closed
 */
export const openDatabase = (userId: UserId, onBlocking: () => void): Promise<Database> =>
  openDB<Schema>(nameOf(userId), UPGRADES.length, {
    upgrade(db, oldVersion, _newVersion, transaction) {
      for (const step of UPGRADES.slice(oldVersion)) step(db, transaction);
    },
    blocking: (_current, _blocked, event) => {
      onBlocking();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });

// Work that its user has left by signing out ends with `NotOwner`, and nobody waits for it. A worker has no window.
if (typeof window !== 'undefined')
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof NotOwner) event.preventDefault();
  });

let opened: { userId: UserId; database: Promise<Database> } | undefined;

/**
 * Opens the user's own database on this device, from which the screens read.
 * @throws NotOwner when the user is not the one who is signed in: nothing is written after a sign-out
 */
export async function databaseOf(userId: UserId): Promise<Database> {
  if (ownerOfDevice() !== userId) throw new NotOwner('This device belongs to another user, or to none.');
  if (opened?.userId !== userId)
    opened = { userId, database: openDatabase(userId, () => (opened = undefined)).then(endWithPage) };
  const { database } = opened;
  try {
    return await database;
  } catch (failure) {
    // The next one tries again: a full device may have room by then.
    if (opened?.database === database) opened = undefined;
    throw failure;
  }
}

/** Deletes everything that the device stores for a user. */
export async function forgetUser(userId: UserId): Promise<void> {
  if (opened?.userId === userId) {
    const { database } = opened;
    opened = undefined;
    await database.then(
      (open) => open.close(),
      () => undefined,
    );
  }
  await deleteDB(nameOf(userId));
}
