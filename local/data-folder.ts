import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Thrown when another process works in the data folder. */
export class FolderInUse extends Error {
  /** Process ID, or `unknown`. */
  readonly holder: string;

  constructor(holder: string) {
    super(`Process ${holder} is working in the folder.`);
    this.holder = holder;
  }
}

/** Milliseconds to wait for a stage that is ending to release the folder. */
const LOCK_TIMEOUT = 1_000;

/**
 * Locks the data folder for this process. The lock is SQLite's on an empty file: the operating system releases it
 * however the process ends, so a stale lock cannot remain.
 * @returns function that releases the folder, and whether the process before was killed while it worked there
 * @throws FolderInUse, or an error with a code if the folder cannot be written
 */
export async function lockDataFolder(
  folder: string,
): Promise<{ readonly release: () => Promise<void>; readonly wasKilled: boolean }> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const holder = join(folder, 'process.pid');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: LOCK_TIMEOUT });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (failure) {
    lock.close();
    if (!isBusy(failure)) throw failure;
    throw new FolderInUse(await readFile(holder, 'utf8').catch(() => 'unknown'));
  }
  const wasKilled = await access(holder).then(
    () => true,
    () => false,
  );
  await writeFile(holder, String(process.pid));
  return {
    wasKilled,
    async release() {
      await rm(holder, { force: true });
      lock.close();
    },
  };
}

/** Source: SQLite, result code SQLITE_BUSY */
const isBusy = (failure: unknown): boolean =>
  failure instanceof Error && 'errcode' in failure && failure.errcode === 5;
