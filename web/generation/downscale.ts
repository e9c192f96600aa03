export type DownscaleJob = {
  readonly id: number;
  readonly photo: Blob;
  /** Maximum length of the longer side, in pixels. */
  readonly maxSide: number;
  /** JPEG quality, 0 to 1. */
  readonly quality: number;
};

/** `jpeg` is missing if the photo could not be read. */
export type DownscaleAnswer = { readonly id: number; readonly jpeg?: Blob };

/** Thrown if this browser cannot decode the file as an image. */
class UnreadablePhoto extends Error {}

/** Thrown for HEIC, the format of iPhones, which most browsers cannot decode. */
export class HeicPhoto extends UnreadablePhoto {}

/** Thrown if the browser cannot encode JPEG. */
export class NoJpeg extends Error {}

const UPLOAD = { maxSide: 800, quality: 0.8 };
const PICTURE = { maxSide: 1600, quality: 0.75 };
const SENDING = { maxSide: 1600, quality: 0.7 };
const MAX_BYTES = 2_097_152;

/**
 * Converts a photo to a JPEG of at most 800 px on its longer side. The JPEG is stored until it is sent.
 * @throws UnreadablePhoto, NoJpeg
 */
export const prepareUpload = (photo: Blob): Promise<ArrayBuffer> => bytesOf(photo, UPLOAD);

/**
 * Converts the picture of a recipe to a JPEG of at most 1,600 px on its longer side.
 * @throws UnreadablePhoto, NoJpeg
 */
export const preparePicture = (picture: Blob): Promise<ArrayBuffer> => bytesOf(picture, PICTURE);

/**
 * Shrinks a stored photo again if it has more than 2 MB.
 * @throws UnreadablePhoto, NoJpeg
 */
export const prepareSending = (jpeg: Blob): Promise<Blob> =>
  jpeg.size > MAX_BYTES ? downscale(jpeg, SENDING) : Promise.resolve(jpeg);

const bytesOf = async (...job: Parameters<typeof downscale>): Promise<ArrayBuffer> =>
  (await downscale(...job)).arrayBuffer();

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

/** Rejects all open jobs of a crashed worker. The next photo starts a new one. */
function replaceWorker(): void {
  worker?.terminate();
  worker = undefined;
  for (const answer of waiting.values()) answer.reject(new Error('The worker crashed.'));
  waiting.clear();
}
