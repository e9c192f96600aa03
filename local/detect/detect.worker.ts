import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { detectionOf } from '../embedded-model/detect-foods.ts';
import type { DetectionResult } from './detection-pool.ts';

// There is already one worker per processor.
sharp.concurrency(1);

parentPort?.on('message', (file: string) => {
  void detectIn(file).then((seen) => parentPort?.postMessage(seen));
});

async function detectIn(file: string): Promise<DetectionResult> {
  try {
    return await detectionOf(await readFile(file));
  } catch (failure) {
    return { error: failure instanceof Error ? failure.message : String(failure) };
  }
}
