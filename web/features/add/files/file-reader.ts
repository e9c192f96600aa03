import type { FilesAnswer, FilesJob } from './files.worker.ts';
import type { PictureAt, Progress, Reader } from './read-files.ts';

/** Reads files in a worker, so that the page stays responsive. */
export type FileReading = {
  /** Resolves with true when everything is read, and with false when stopped. Rejects if the worker crashes. */
  readonly done: Promise<boolean>;
  readonly pictureAt: (at: PictureAt) => Promise<Blob | undefined>;
  /** Stops reading and releases the files. */
  readonly stop: () => void;
};

let ready: Worker | undefined;

const newWorker = () => new Worker(new URL('./files.worker.ts', import.meta.url), { type: 'module' });

/** Preloads the worker. The offline cache leaves it out because few users need it. */
export function loadReader(): () => void {
  ready ??= newWorker();
  return () => {
    ready?.terminate();
    ready = undefined;
  };
}

function takeWorker(): Worker {
  const worker = ready ?? newWorker();
  ready = undefined;
  return worker;
}

export function startReading(
  files: readonly File[],
  reader: Reader,
  onProgress: (progress: Progress) => void,
): FileReading {
  const worker = takeWorker();
  const post = (job: FilesJob) => worker.postMessage(job);
  const done = Promise.withResolvers<boolean>();
  const waiting = new Map<number, (picture: Blob | undefined) => void>();
  worker.addEventListener('message', ({ data }: MessageEvent<FilesAnswer>) => {
    if (data.type === 'progress') onProgress(data);
    if (data.type === 'read') done.resolve(true);
    if (data.type === 'picture') waiting.get(data.id)?.(data.picture);
  });
  const withoutPictures = () => waiting.forEach((answer) => answer(undefined));
  const fail = () => {
    done.reject(new Error('The worker crashed.'));
    withoutPictures();
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
      done.resolve(false);
      withoutPictures();
    },
  };
}
