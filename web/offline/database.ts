import { deleteDB, openDB, unwrap } from 'idb';
import type { UserId } from '#core/user-id.ts';
import { databaseState, setDatabaseState } from './database/database-state.ts';
import { endWithPage } from './database/end-with-page.ts';
import { deviceStorage } from '../device/local-storage.ts';
import { NotOwner, ownerOfDevice } from './owner.ts';
import { UPGRADES } from './upgrades.ts';
import type { Database, Schema } from './schema.ts';

/** Key of the user whose database the browser failed to delete. */
const ERASURE_OWED = 'erasureOwed';

const nameOf = (userId: UserId) => `munchify-${userId}`;

/** Another tab deletes or upgrades the database, or the browser terminates the connection. */
type ConnectionEnd = 'deleted' | 'outdated' | 'terminated';

type OnConnection = {
  /** Called when the connection is closed. To continue, callers open a new one. */
  readonly onEnd: (end: ConnectionEnd) => void;
  /** Called if a tab with an older version of the app keeps the database open. */
  readonly onBlocked?: () => void;
};

/**
 * Opens a user's database, no matter who is signed in. Only for workers: they cannot know the signed-in user, and they
 * end before the data is erased.
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

// Signing out cancels work with `NotOwner`, which nobody handles. A worker has no window.
if (typeof window !== 'undefined')
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof NotOwner) event.preventDefault();
  });

type Opened = { readonly userId: UserId; database: Promise<Database> };

let opened: Opened | undefined;

/**
 * Opens the user's own database on this device.
 * @throws NotOwner if the user is not signed in: nothing may be written after a sign-out
 * @throws DOMException if the browser does not open the database, or does not answer
 */
export async function databaseOf(userId: UserId): Promise<Database> {
  if (ownerOfDevice() !== userId) throw new NotOwner('This device belongs to another user, or to none.');
  if (opened?.userId !== userId) opened = openInTime(userId);
  const asked = opened;
  try {
    return await asked.database;
  } catch (failure) {
    const isOutdated = failure instanceof DOMException && failure.name === 'VersionError';
    setDatabaseState(isOutdated ? 'outdated' : 'closed');
    // The next call tries again, because a full device may have room by then. An unanswered attempt goes on.
    if (opened === asked && !isSilent(failure)) opened = undefined;
    throw failure;
  }
}

/** Milliseconds in which even a slow phone opens or deletes a database. */
const LONGEST_ANSWER = 10_000;

/**
 * Opens the database. Rejects if the browser does not answer in time, as in some private windows. A late answer still
 * counts.
 */
function openInTime(userId: UserId): Opened {
  const database = openForPage(userId);
  // Opening may wait for another tab; the user is told so.
  const made: Opened = { userId, database: inTime(database, () => databaseState() === 'blocked') };
  const goOn = () => void (made.database = database);
  void database.then(goOn, goOn);
  return made;
}

/** @throws DOMException if the browser does not answer in time, unless it may wait */
function inTime<Answer>(answer: Promise<Answer>, mayWait = () => false): Promise<Answer> {
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    if (!mayWait()) silence.reject(new DOMException('No answer.', 'TimeoutError'));
  }, LONGEST_ANSWER);
  return Promise.race([answer, silence.promise]).finally(() => clearTimeout(timer));
}

const isSilent = (failure: unknown): boolean =>
  failure instanceof DOMException && failure.name === 'TimeoutError';

/** Opens the database for this page, which shows problems that only the user can solve. */
async function openForPage(userId: UserId): Promise<Database> {
  const owed = deviceStorage.get(ERASURE_OWED);
  if (owed !== null && owed !== userId) void erase(owed).catch(console.info);
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

/**
 * Deletes everything that the device stores for a user. If the browser fails or does not answer, the deletion is tried
 * again when the next database is opened.
 */
export async function forgetUser(userId: UserId): Promise<void> {
  const { database } = opened?.userId === userId ? opened : {};
  if (database) opened = undefined;
  deviceStorage.set(ERASURE_OWED, userId);
  await inTime(
    (async () => {
      await database?.then(
        (open) => open.close(),
        () => undefined,
      );
      await erase(userId);
    })(),
  ).catch(console.info);
}

async function erase(userId: UserId): Promise<void> {
  await deleteDB(nameOf(userId));
  if (deviceStorage.get(ERASURE_OWED) === userId) deviceStorage.remove(ERASURE_OWED);
}
