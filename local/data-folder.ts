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

/** Milliseconds in which a stage that is ending may release the folder. */
const LOCK_TIMEOUT = 1_000;

/**
 * Locks the data folder for this process with SQLite's lock on an empty file. The operating system releases it however
 * the process ends, so no stale lock remains.
 * @returns function that releases the folder, and whether the previous process was killed while it worked there
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
