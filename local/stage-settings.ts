import { resolve } from 'node:path';
import { InvalidAuthorSetting } from './models/author-setting.ts';
import { FolderInUse } from './data-folder.ts';

/** Settings of the local stage, from environment variables. */
export type StageSettings = {
  readonly port: number;
  readonly data: string;
  /** Origin for browsers, if a proxy stands in front of the stage. */
  readonly origin?: string;
  /** Origins of a test's stand-ins for the push services of browsers. */
  readonly pushServices?: readonly string[];
  /** Loopback hosts whose pages may be read, for tests with their own pages. */
  readonly loopbackHosts?: readonly string[];
};

const DEFAULTS: StageSettings = { port: 4321, data: '.munchify' };

/** Thrown for invalid settings. Operators read the message. */
class InvalidSetting extends Error {}

/**
 * Reads `PORT`, `MUNCHIFY_DATA`, `MUNCHIFY_ORIGIN`, `MUNCHIFY_LOOPBACK_HOSTS` and `MUNCHIFY_PUSH_SERVICES`. Empty
 * values count as unset.
 * @throws InvalidSetting for an invalid port or origin
 */
export function stageSettings(env: Readonly<Record<string, string | undefined>>): StageSettings {
  const port = env['PORT'] || String(DEFAULTS.port);
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new InvalidSetting(
      `PORT is ${JSON.stringify(port)}, but a port is a whole number from 1 to 65535. Try: PORT=${DEFAULTS.port} npm start`,
    );
  }
  const origin = env['MUNCHIFY_ORIGIN'] || undefined;
  if (origin !== undefined && URL.parse(origin)?.origin !== origin) {
    throw new InvalidSetting(
      `MUNCHIFY_ORIGIN is ${JSON.stringify(origin)}, but an origin is a protocol, a host and perhaps a port. Try: MUNCHIFY_ORIGIN=https://localhost:8443 npm start`,
    );
  }
  const [loopbackHosts, pushServices] = ['LOOPBACK_HOSTS', 'PUSH_SERVICES'].map((name) =>
    (env[`MUNCHIFY_${name}`] || '').split(',').filter(Boolean),
  );
  return {
    port: Number(port),
    data: resolve(env['MUNCHIFY_DATA'] || DEFAULTS.data),
    ...(origin && { origin }),
    ...(loopbackHosts?.length && { loopbackHosts }),
    ...(pushServices?.length && { pushServices }),
  };
}

/** Starts the stage. On failure prints the reason and a remedy, and ends the process. */
export async function startOrExit<Started>(
  start: (settings: StageSettings) => Promise<Started>,
): Promise<Started> {
  let settings = DEFAULTS;
  try {
    settings = stageSettings(process.env);
    return await start(settings);
  } catch (failure) {
    console.error(explainFailure(failure, settings));
    return process.exit(1);
  }
}

export function explainFailure(failure: unknown, { port, data }: StageSettings): string {
  if (failure instanceof InvalidSetting || failure instanceof InvalidAuthorSetting) return failure.message;
  if (failure instanceof FolderInUse) {
    return `Another Munchify (process ${failure.holder}) is working in ${data}. Stop it, or choose another folder: MUNCHIFY_DATA=/some/folder npm start`;
  }
  const known: NodeJS.ErrnoException = failure instanceof Error ? failure : new Error(String(failure));
  const { code, syscall } = known;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what runs there, or choose another: PORT=${nextPort(port)} npm start`;
  }
  if (syscall === 'listen' && (code === 'EACCES' || code === 'EPERM')) {
    return `Port ${port} needs administrator rights on this machine. Choose one from 1024 up: PORT=${DEFAULTS.port} npm start`;
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

const nextPort = (port: number): number => (port < 65_535 ? port + 1 : DEFAULTS.port);
