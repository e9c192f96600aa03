import { FORMATS, type ScannerMessage } from './messages.ts';

export type Scanner = {
  /** Returns the digits of the codes in a frame. The caller has to check their check digits. */
  readonly read: (video: HTMLVideoElement) => Promise<readonly string[]>;
  readonly close: () => void;
};

/**
 * Opens a barcode reader: the browser's own, else ours. The first use loads the files of ours (0.4 MB), which are then
 * kept.
 * @throws if it could not be loaded
 */
export async function openScanner(): Promise<Scanner> {
  return (await nativeScanner()) ?? workerScanner();
}

async function nativeScanner(): Promise<Scanner | undefined> {
  if (!globalThis.BarcodeDetector) return undefined;
  try {
    const known = await globalThis.BarcodeDetector.getSupportedFormats();
    if (!FORMATS.every((format) => known.includes(format))) return undefined;
    const detector = new globalThis.BarcodeDetector({ formats: FORMATS });
    return {
      read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
      close: () => undefined,
    };
  } catch {
    // Chromium on some systems has the interface, but not the service behind it.
    return undefined;
  }
}

/** Reads in a worker, because only a worker may compile WebAssembly, and so that the video never stutters. */
async function workerScanner(): Promise<Scanner> {
  const worker = new Worker(new URL('./barcode.worker.ts', import.meta.url), { type: 'module' });
  const answer = () =>
    new Promise<ScannerMessage>((resolve, reject) => {
      const once = { once: true };
      worker.addEventListener('message', ({ data }: MessageEvent<ScannerMessage>) => resolve(data), once);
      worker.addEventListener('error', () => reject(new Error('The scanner has stopped.')), once);
    });
  try {
    const opened = await answer();
    if (!('isReady' in opened) || !opened.isReady) throw new Error('The scanner could not be loaded.');
  } catch (failure) {
    worker.terminate();
    throw failure;
  }
  return {
    async read(video) {
      const frame = await createImageBitmap(video);
      const answered = answer();
      worker.postMessage(frame, [frame]);
      const message = await answered;
      return 'codes' in message ? message.codes : [];
    },
    close: () => worker.terminate(),
  };
}

/** Source: W3C, Barcode Detection API. Missing in TypeScript. */
type NativeDetector = {
  new (options: { formats: readonly string[] }): {
    detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<readonly string[]>;
};

declare global {
  // Absent in Firefox, Safari, and Chromium on some systems.
  // oxlint-disable-next-line no-var
  var BarcodeDetector: NativeDetector | undefined;
}
