import { createServer } from 'node:net';
import { threadId } from 'node:worker_threads';

/**
 * Ports outside the range that systems assign: only another test process could take one between the check and its use.
 * Each process and each thread begins its search elsewhere.
 */
const FIRST = 10_000;
const COUNT = 20_000;

let next = (process.pid * 101 + threadId * 997) % COUNT;

/** Finds a free port of this machine, for a process that needs one as a setting. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isFree(port)) return port;
  }
  throw new Error('This machine has no free port.');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
