import { readFileSync } from 'node:fs';

/** Milliseconds after which the process ends even if closing is not finished. A kill loses no data. */
const PATIENCE = 5_000;

/** Milliseconds between checks that npm still runs. */
const LOOK = 250;

// Read at once, because they may be gone when everything has started.
const STARTERS = starters(process.ppid);

/** Closes and ends the process on a signal, or when the npm process that started it is gone. */
export function endWhenAsked(close: () => Promise<void>): void {
  let isEnding = false;
  const end = async () => {
    // Ctrl+C arrives twice: from the terminal, and from npm.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    await close().catch(console.error);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // npm sends signals to its shell, which does not forward them, and nobody forwards a SIGKILL of npm.
  if (process.env['npm_lifecycle_event'] !== undefined) whenNpmIsGone(end);
}

function whenNpmIsGone(end: () => Promise<void>): void {
  const look = () => {
    const now = starters(process.ppid);
    if (now.join() === STARTERS.join()) return;
    // Without this, `node --watch` would wait for a change of the code.
    if (now[0] === STARTERS[0]) process.kill(process.ppid, 'SIGTERM');
    void end();
  };
  setInterval(look, LOOK).unref();
}

/** Returns the process IDs of the ancestors up to npm; only the first where the system has no /proc. */
function starters(pid: number): number[] {
  const [, name, parent] = /\((.*)\) \S (\d+)/.exec(statusOf(pid)) ?? [];
  const isLast = name === undefined || name.startsWith('npm');
  return isLast ? [pid] : [pid, ...starters(Number(parent))];
}

/** Source: proc(5), /proc/pid/stat */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
