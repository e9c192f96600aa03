import type { Detection } from './recognise.ts';

/** What the worker is asked for. */
export type LookJob = { readonly id: number; readonly photo: Blob };

/** Without a detection where the photo could not be looked at. */
export type LookAnswer = { readonly id: number; readonly detection?: Detection };

/** Whether this device can look at photos by itself, and the cook's line may carry what that takes. */
export const canLook = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  typeof WebAssembly === 'object' &&
  !isSavingData();

// TypeScript does not know the draft. Source: WICG, Save Data API
const isSavingData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;

let worker: Worker | undefined;
let nextId = 0;
const waiting = new Map<number, (detection: Detection | undefined) => void>();

/**
 * Says what a photo shows. The network is loaded with the first one.
 * @returns undefined where that cannot be told: offline before the first time, or a browser too old
 */
export function lookAt(photo: Blob): Promise<Detection | undefined> {
  worker ??= startWorker();
  const id = (nextId += 1);
  const { promise, resolve } = Promise.withResolvers<Detection | undefined>();
  waiting.set(id, resolve);
  worker.postMessage({ id, photo } satisfies LookJob);
  return promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./recogniser.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<LookAnswer>) => {
    waiting.get(data.id)?.(data.detection);
    waiting.delete(data.id);
  });
  started.addEventListener('error', giveUp);
  started.addEventListener('messageerror', giveUp);
  return started;
}

/** A worker that broke down answers nobody any more; the next photo starts another. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const resolve of waiting.values()) resolve(undefined);
  waiting.clear();
}
