import { resolve } from 'node:path';
import { AuthorUnclear } from './models/author-in.ts';
import { FolderInUse } from './data-folder.ts';

/** Port and data folder of the local stage. */
export type Place = { readonly port: number; readonly data: string };

const DEFAULT: Place = { port: 4321, data: '.munchify' };

/** Thrown for impossible settings. Operators read the message. */
class Impossible extends Error {}

/**
 * Reads `PORT` and `MUNCHIFY_DATA`. Empty values count as unset.
 * @throws Impossible for an invalid port
 */
export function placeIn(env: Readonly<Record<string, string | undefined>>): Place {
  const port = env['PORT'] || String(DEFAULT.port);
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new Impossible(
      `PORT is ${JSON.stringify(port)}, but a port is a whole number from 1 to 65535. Try: PORT=${DEFAULT.port} npm start`,
    );
  }
  return { port: Number(port), data: resolve(env['MUNCHIFY_DATA'] || DEFAULT.data) };
}

/** Starts the stage. On failure prints the reason and a remedy, and ends the process. */
export async function orGiveUp<Started>(start: (place: Place) => Promise<Started>): Promise<Started> {
  let place = DEFAULT;
  try {
    place = placeIn(process.env);
    return await start(place);
  } catch (failure) {
    console.error(sentenceFor(failure, place));
    return process.exit(1);
  }
}

/** Explains why the stage could not start, and what to do. */
export function sentenceFor(failure: unknown, { port, data }: Place): string {
  if (failure instanceof Impossible || failure instanceof AuthorUnclear) return failure.message;
  if (failure instanceof FolderInUse) {
    return `Another Munchify (process ${failure.holder}) is working in ${data}. Stop it, or choose another folder: MUNCHIFY_DATA=/some/folder npm start`;
  }
  const known: NodeJS.ErrnoException = failure instanceof Error ? failure : new Error(String(failure));
  const { code, syscall } = known;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what runs there, or choose another: PORT=${another(port)} npm start`;
  }
  if (syscall === 'listen' && (code === 'EACCES' || code === 'EPERM')) {
    return `Port ${port} needs administrator rights on this machine. Choose one from 1024 up: PORT=${DEFAULT.port} npm start`;
  }
  if (code !== undefined && NOT_WRITABLE.has(code)) {
    return `The data folder ${data} cannot be written. Choose another: MUNCHIFY_DATA=/some/folder npm start`;
  }
  return `Munchify could not start. ${known.stack}`;
}

const NOT_WRITABLE: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'EEXIST',
  'ENOENT',
  'ENOSPC',
  'ERR_SQLITE_ERROR',
]);

const another = (port: number): number => (port < 65_535 ? port + 1 : DEFAULT.port);
