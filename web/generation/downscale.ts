/** What the worker is asked for. */
export type DownscaleJob = {
  readonly id: number;
  readonly photo: Blob;
  /** Pixels of the longer side, at most. */
  readonly maxSide: number;
  /** Of the JPEG, 0 to 1. */
  readonly quality: number;
};

/** Without a JPEG where the photo could not be read. */
export type DownscaleAnswer = { readonly id: number; readonly jpeg?: Blob };

/** A file that no browser of this kind can read as a picture. */
class UnreadablePhoto extends Error {}

/** A photo in the format of Apple's phones, which this browser cannot read. */
export class HeicPhoto extends UnreadablePhoto {}

/** A browser that encodes something else where a JPEG was asked for. */
export class NoJpeg extends Error {}

const UPLOAD = { maxSide: 800, quality: 0.8 };
const SENDING = { maxSide: 1600, quality: 0.7 };
const MAX_BYTES = 2_097_152;

/**
 * A photo as it is kept for sending: at most 800 px on its longer side, a JPEG.
 * @throws UnreadablePhoto, NoJpeg
 */
export const prepareUpload = (photo: Blob): Promise<Blob> => downscale(photo, UPLOAD);

/**
 * A photo as it is sent: one of more than 2 MB is made smaller once more.
 * @throws UnreadablePhoto, NoJpeg
 */
export const prepareSending = (jpeg: Blob): Promise<Blob> =>
  jpeg.size > MAX_BYTES ? downscale(jpeg, SENDING) : Promise.resolve(jpeg);

/** A JPEG as the API takes it: `data:image/jpeg;base64,…`. */
export const dataUrlOf = (jpeg: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new UnreadablePhoto()),
    );
    reader.readAsDataURL(jpeg);
  });

async function downscale(photo: Blob, to: { maxSide: number; quality: number }): Promise<Blob> {
  const jpeg = await askWorker({ photo, ...to });
  if (!jpeg) throw (await isHeic(photo)) ? new HeicPhoto() : new UnreadablePhoto();
  if (jpeg.type !== 'image/jpeg') throw new NoJpeg();
  return jpeg;
}

/** Source: ISO/IEC 23008-12, brands of the file type box */
async function isHeic(photo: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await photo.slice(4, 12).arrayBuffer());
  return /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/.test(head);
}

let worker: Worker | undefined;
let nextId = 0;
const waiting = new Map<number, PromiseWithResolvers<Blob | undefined>>();

function askWorker(job: Omit<DownscaleJob, 'id'>): Promise<Blob | undefined> {
  worker ??= startWorker();
  const id = (nextId += 1);
  const answer = Promise.withResolvers<Blob | undefined>();
  waiting.set(id, answer);
  worker.postMessage({ id, ...job });
  return answer.promise;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./downscale.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DownscaleAnswer>) => {
    waiting.get(data.id)?.resolve(data.jpeg);
    waiting.delete(data.id);
  });
  started.addEventListener('error', replaceWorker);
  started.addEventListener('messageerror', replaceWorker);
  return started;
}

/** A worker that broke down answers nobody any more; the next photo starts another. */
function replaceWorker(): void {
  worker?.terminate();
  worker = undefined;
  for (const answer of waiting.values()) answer.reject(new Error('The worker broke down.'));
  waiting.clear();
}
