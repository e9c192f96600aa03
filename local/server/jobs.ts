import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { JOBS } from '#functions/routes.ts';

/** Interval in ms. Shorter than a deployed stage's minute, because a developer is waiting. */
export const JOBS_EVERY = 3_000;

export async function runJobs(): Promise<void> {
  for (const { handler: file } of JOBS) {
    const { href } = pathToFileURL(join(import.meta.dirname, '../../functions', `${file}.ts`));
    const module: { handler: () => Promise<void> } = await import(/* @vite-ignore */ href);
    await module.handler();
  }
}

/** Repeats work until stopped. A failure is logged, and the work is repeated all the same. */
export function repeat(work: () => Promise<void>, everyMs: number): { stop(): void } {
  const stopped = new AbortController();
  void (async () => {
    while (!stopped.signal.aborted) {
      await setTimeout(everyMs, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined);
      if (!stopped.signal.aborted) await work().catch(console.error);
    }
  })();
  return { stop: () => stopped.abort() };
}
