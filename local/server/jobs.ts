import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { JOBS } from '#functions/routes.ts';

/** Oftener than deployed, where it is every minute: here somebody is waiting. In ms. */
export const JOBS_EVERY = 3_000;

/** Does once what the clock starts at a deployed stage. */
export async function runJobs(): Promise<void> {
  for (const { handler: file } of JOBS) {
    const { href } = pathToFileURL(join(import.meta.dirname, '../../functions', `${file}.ts`));
    const module: { handler: () => Promise<void> } = await import(/* @vite-ignore */ href);
    await module.handler();
  }
}

/** Does something again and again until it is stopped. What fails is said, and tried again the next time. */
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
