import { readFileSync } from 'node:fs';

/** Milliseconds after which the process ends even if closing has not finished. A kill loses no data. */
const CLOSE_TIMEOUT = 5_000;

/** Milliseconds between two checks that npm still runs. */
const CHECK_INTERVAL = 250;

// Read immediately, because the ancestors may have ended by the end of the start.
const ANCESTORS = ancestors(process.ppid);

/** Closes and ends the process on a signal, or when the npm process that started it is gone. */
export function exitOnSignal(close: () => Promise<void>): void {
  let isEnding = false;
  const end = async () => {
    // Ctrl+C arrives twice: from the terminal, and from npm.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT).unref();
    await close().catch(console.error);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // npm signals its shell, which does not forward signals. A SIGKILL of npm is not forwarded at all.
  if (process.env['npm_lifecycle_event'] !== undefined) exitWithNpm(end);
}

function exitWithNpm(end: () => Promise<void>): void {
  const check = () => {
    const now = ancestors(process.ppid);
    if (now.join() === ANCESTORS.join()) return;
    // Otherwise `node --watch` would wait for a change of the code.
    if (now[0] === ANCESTORS[0]) process.kill(process.ppid, 'SIGTERM');
    void end();
  };
  setInterval(check, CHECK_INTERVAL).unref();
}

/** Returns the process IDs of the ancestors up to npm; only the parent if the system has no /proc. */
function ancestors(pid: number): number[] {
  const [, name, parent] = /\((.*)\) \S (\d+)/.exec(statusOf(pid)) ?? [];
  const isLast = name === undefined || name.startsWith('npm');
  return isLast ? [pid] : [pid, ...ancestors(Number(parent))];
}

/** Source: proc(5), /proc/pid/stat */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
