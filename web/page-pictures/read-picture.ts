import type { Language } from '#core/language.ts';
import type { PictureFault, PictureJob, PictureMessage } from './messages.ts';

/** Thrown if a picture yields no text. */
export class PictureNotRead extends Error {
  readonly type: PictureFault;

  constructor(type: PictureFault) {
    super(`The picture could not be read: ${type}.`);
    this.type = type;
  }
}

/** Returns whether the browser can read pictures of pages. */
export const canReadPictures = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  typeof WebAssembly === 'object' &&
  typeof DecompressionStream === 'function';

type Options = {
  /** Languages that may be on the page. The first use loads each one: English 3 MB, German 1.3 MB. */
  readonly languages: readonly Language[];
  readonly signal: AbortSignal;
  /** Gets the share that is done, 0 to 1. Once the files are loaded, reading takes half a second to a few seconds. */
  readonly onProgress: (share: number) => void;
};

/**
 * Reads the print in a picture of a page, on the device. Returns a text for `readText`, with each ingredient and step
 * in one line. Cannot read handwriting, and the screen says so before the user chooses a picture. The first call loads
 * the reader.
 * @throws PictureNotRead; the signal's reason if aborted, which frees everything at once
 */
export function readPicture(picture: Blob, { languages, signal, onProgress }: Options): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) throw signal.reason;
    // One worker per picture: only ending the worker stops the recognition, and frees its memory.
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
