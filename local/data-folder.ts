import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process is working in the data folder. */
export class FolderInUse extends Error {
  /** Its process id, as far as it is known. */
  readonly holder: string;

  constructor(holder: string) {
    super(`Process ${holder} is working in the folder.`);
    this.holder = holder;
  }
}

/** A stage that is just ending gets so many milliseconds to let go. */
const PATIENCE = 1_000;

/**
 * Makes the data folder this process's own. The lock is one that SQLite holds on an empty file: the operating system
 * frees it with the process, however that ends, and no other process can seem to hold it.
 * @returns how to let go of it
 * @throws FolderInUse; or an error with a code when the folder cannot be written
 */
export async function occupy(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  const holder = join(folder, 'process.pid');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: PATIENCE });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (failure) {
    lock.close();
    if (!isBusy(failure)) throw failure;
    throw new FolderInUse(await readFile(holder, 'utf8').catch(() => 'unknown'));
  }
  await writeFile(holder, String(process.pid));
  return async () => {
    await rm(holder, { force: true });
    lock.close();
  };
}

/** Source: SQLite, result code SQLITE_BUSY */
const isBusy = (failure: unknown): boolean =>
  failure instanceof Error && 'errcode' in failure && failure.errcode === 5;
