import { readFileSync } from 'node:fs';

/** However slow closing is, the process has ended after so many milliseconds. Being killed loses nothing either. */
const PATIENCE = 5_000;

/** How often, in milliseconds, it is looked whether npm is still there. */
const LOOK = 250;

// At once: they may be gone by the time that everything is started.
const STARTERS = starters(process.ppid);

/** Closes and ends the process when it is asked to, or when npm, which has started it, is gone. */
export function endWhenAsked(close: () => Promise<void>): void {
  let isEnding = false;
  const end = async () => {
    // Ctrl+C arrives twice: from the terminal, and passed on by npm.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    await close().catch(console.error);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  // npm passes signals on to its shell, which keeps them to itself, and cannot pass on its own SIGKILL.
  if (process.env['npm_lifecycle_event'] !== undefined) whenNpmIsGone(end);
}

function whenNpmIsGone(end: () => Promise<void>): void {
  const look = () => {
    const now = starters(process.ppid);
    if (now.join() === STARTERS.join()) return;
    // `node --watch` would wait for a change of the code otherwise.
    if (now[0] === STARTERS[0]) process.kill(process.ppid, 'SIGTERM');
    void end();
  };
  setInterval(look, LOOK).unref();
}

/** The ids of the processes that have started one another, up to npm; where the system does not tell, the first. */
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
