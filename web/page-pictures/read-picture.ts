import type { Language } from '#core/language.ts';
import type { PictureFault, PictureJob, PictureMessage } from './messages.ts';

/** A picture from which no text comes. */
export class PictureNotRead extends Error {
  readonly type: PictureFault;

  constructor(type: PictureFault) {
    super(`The picture could not be read: ${type}.`);
    this.type = type;
  }
}

/** Checks that the browser can read pictures of pages. */
export const canReadPictures = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  typeof WebAssembly === 'object' &&
  typeof DecompressionStream === 'function';

type Options = {
  /** Languages that may be on the page. Each is loaded with its first use: English 3 MB, German 1.3 MB. */
  readonly languages: readonly Language[];
  readonly signal: AbortSignal;
  /** Gets the share that is done, 0 to 1: half a second to a few seconds after the files are loaded. */
  readonly onProgress: (share: number) => void;
};

/**
 * Reads the print on a picture of a page, on the device: a text for `readText`, with each ingredient and step in one
 * line. It reads print, not handwriting: the screen says so before a picture is chosen. The first call loads the
 * reader.
 * @throws PictureNotRead; the signal's reason when it is aborted, which frees everything at once
 */
export function readPicture(picture: Blob, { languages, signal, onProgress }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) throw signal.reason;
    // A worker for each picture: ending it is the only way to stop the recognition, and frees its memory.
    const worker = new Worker(new URL('./page-pictures.worker.ts', import.meta.url), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(signal.reason));
    const fail = () => end(() => reject(new PictureNotRead('failed')));
    signal.addEventListener('abort', abort);
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<PictureMessage>) => {
      if ('progress' in data) onProgress(data.progress);
      else if ('text' in data) end(() => resolve(data.text));
      else end(() => reject(new PictureNotRead(data.fault)));
    });
    worker.postMessage({ picture, languages } satisfies PictureJob);
  });
}
