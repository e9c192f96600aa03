import type { Detection } from './recognise.ts';

export type DetectionJob = { readonly id: number; readonly photo: Blob };

/** `detection` is missing if it failed. */
export type DetectionResponse = { readonly id: number; readonly detection?: Detection };

/** Checks that the browser can run the network and that the user does not save data. */
export const canDetectFoods = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  typeof WebAssembly === 'object' &&
  !isSavingData();

// A draft that TypeScript has no types for. Source: WICG, Save Data API
const isSavingData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;

let worker: Worker | undefined;
let nextId = 0;
const waiting = new Map<number, (detection: Detection | undefined) => void>();

/**
 * Detects the foods on a photo. The first call loads the network.
 * @returns undefined if it cannot be loaded or run
 */
export function detectFoods(photo: Blob): Promise<Detection | undefined> {
  worker ??= startWorker();
  const id = (nextId += 1);
  const { promise, resolve } = Promise.withResolvers<Detection | undefined>();
  waiting.set(id, resolve);
  worker.postMessage({ id, photo } satisfies DetectionJob);
  return promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./recogniser.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DetectionResponse>) => {
    waiting.get(data.id)?.(data.detection);
    waiting.delete(data.id);
  });
  started.addEventListener('error', replaceWorker);
  started.addEventListener('messageerror', replaceWorker);
  return started;
}

/** Ends all open jobs of a crashed worker. The next photo starts a new one. */
function replaceWorker(): void {
  worker?.terminate();
  worker = undefined;
  for (const resolve of waiting.values()) resolve(undefined);
  waiting.clear();
}
