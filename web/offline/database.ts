import { deleteDB, openDB, unwrap } from 'idb';
import type { UserId } from '#core/user-id.ts';
import { setDatabaseState } from './database/database-state.ts';
import { endWithPage } from './database/end-with-page.ts';
import { NotOwner, ownerOfDevice } from './owner.ts';
import { UPGRADES } from './upgrades.ts';
import type { Database, Schema } from './schema.ts';

const nameOf = (userId: UserId) => `munchify-${userId}`;

/** Another tab deletes or upgrades the database, or the browser terminates the connection. */
type ConnectionEnd = 'deleted' | 'outdated' | 'terminated';

type OnConnection = {
  /** The connection is closed. Callers that go on open another one. */
  readonly onEnd: (end: ConnectionEnd) => void;
  /** A tab with an older version of the app keeps the database open. */
  readonly onBlocked?: () => void;
};

/**
 * Opens a user's database, regardless of who is signed in. Only for workers: they cannot know, and are ended before the
 * data is erased.
 */
export const openDatabase = (userId: UserId, { onEnd, onBlocked }: OnConnection): Promise<Database> =>
  openDB<Schema>(nameOf(userId), UPGRADES.length, {
    upgrade(db, oldVersion, _newVersion, transaction) {
      for (const step of UPGRADES.slice(oldVersion)) step(db, transaction);
    },
    ...(onBlocked && { blocked: onBlocked }),
    blocking: (_current, needed, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      onEnd(needed === null ? 'deleted' : 'outdated');
    },
    terminated: () => onEnd('terminated'),
  });

// Work that was cancelled by signing out ends with `NotOwner`, which nobody handles. A worker has no window.
if (typeof window !== 'undefined')
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof NotOwner) event.preventDefault();
  });

let opened: { userId: UserId; database: Promise<Database> } | undefined;

/**
 * Opens the user's own database on this device.
 * @throws NotOwner if the user is not the one who is signed in: nothing is written after a sign-out
 */
export async function databaseOf(userId: UserId): Promise<Database> {
  if (ownerOfDevice() !== userId) throw new NotOwner('This device belongs to another user, or to none.');
  if (opened?.userId !== userId) opened = { userId, database: openForPage(userId) };
  const { database } = opened;
  try {
    return await database;
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'VersionError') setDatabaseState('outdated');
    // The next call tries again: a full device may have room by then.
    if (opened?.database === database) opened = undefined;
    throw failure;
  }
}

/** Opens it for this page, which shows the problems that only the user can solve. */
async function openForPage(userId: UserId): Promise<Database> {
  const database = await openDatabase(userId, {
    onBlocked: () => setDatabaseState('blocked'),
    onEnd(end) {
      opened = undefined;
      if (end === 'outdated') setDatabaseState('outdated');
    },
  });
  setDatabaseState('usable');
  endWithPage(unwrap(database));
  return database;
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
