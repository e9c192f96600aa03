import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { sightOf } from '../embedded-model/detect.ts';
import type { Seen } from './detection-pool.ts';

// There is a worker for each processor already.
sharp.concurrency(1);

parentPort?.on('message', (file: string) => {
  void seenIn(file).then((seen) => parentPort?.postMessage(seen));
});

async function seenIn(file: string): Promise<Seen> {
  try {
    return await sightOf(await readFile(file));
  } catch (failure) {
    return { error: failure instanceof Error ? failure.message : String(failure) };
  }
}
