import type { FilesAnswer, FilesJob } from './files.worker.ts';
import type { PictureAt, Progress, Reader } from './read-files.ts';

/** Reads files in a worker, so that the page stays responsive. */
export type FileReading = {
  /** Resolves when everything has been read; rejects if the worker breaks down. */
  readonly done: Promise<void>;
  readonly pictureAt: (at: PictureAt) => Promise<Blob | undefined>;
  /** Ends the reading and lets go of the files. */
  readonly stop: () => void;
};

export function startReading(
  files: readonly File[],
  reader: Reader,
  onProgress: (progress: Progress) => void,
): FileReading {
  const worker = new Worker(new URL('./files.worker.ts', import.meta.url), { type: 'module' });
  const post = (job: FilesJob) => worker.postMessage(job);
  const done = Promise.withResolvers<void>();
  const waiting = new Map<number, (picture: Blob | undefined) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<FilesAnswer>) => {
    if (data.type === 'progress') onProgress(data);
    if (data.type === 'read') done.resolve();
    if (data.type === 'picture') waiting.get(data.id)?.(data.picture);
  });
  const fail = () => {
    done.reject(new Error('The worker crashed.'));
    for (const answer of waiting.values()) answer(undefined);
  };
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  post({ type: 'read', files, reader });
  return {
    done: done.promise,
    pictureAt: (at) =>
      new Promise((resolve) => {
        const id = waiting.size;
        waiting.set(id, resolve);
        post({ type: 'picture', id, at });
      }),
    stop() {
      worker.terminate();
      fail();
    },
  };
}
