import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Detection } from '#web/recogniser/recognise.ts';

export type DetectionResult = Detection | { readonly error: string };

/** Detects foods in photos on all processors in parallel. Yields the results in the order of the files. */
export async function* detectionsOf(files: readonly string[]): AsyncGenerator<DetectionResult> {
  const jobs = files.map((file) => ({ file, ...Promise.withResolvers<DetectionResult>() }));
  const left = jobs.values();
  const workers = Array.from({ length: Math.min(files.length, availableParallelism()) }, () =>
    processJobs(left),
  );
  for (const { promise } of jobs) yield await promise;
  await Promise.all(workers);
}

type Job = { readonly file: string; readonly resolve: (seen: DetectionResult) => void };

async function processJobs(jobs: Iterator<Job>): Promise<void> {
  let worker = startWorker();
  for (let job = jobs.next(); !job.done; job = jobs.next()) {
    const { file, resolve } = job.value;
    worker.postMessage(file);
    try {
      const [seen] = await once(worker, 'message');
      resolve(seen);
    } catch (failure) {
      resolve({ error: String(failure) });
      // A crashed worker never answers again.
      worker = startWorker();
    }
  }
  await worker.terminate();
}

const startWorker = (): Worker => new Worker(new URL('detect.worker.ts', import.meta.url));
