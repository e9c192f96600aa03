import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { FORMATS, type ScannerMessage } from './messages.ts';

const post = (message: ScannerMessage): void => self.postMessage(message);

// By default, creating a detector would load the reader from another host.
const overrides = { locateFile: () => wasmUrl };
prepareZXingModule({ overrides });
const detector = new BarcodeDetector({ formats: [...FORMATS] });

self.addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => void answer(data));
void open();

async function open(): Promise<void> {
  try {
    await prepareZXingModule({ overrides, fireImmediately: true });
    post({ isReady: true });
  } catch (failure) {
    console.info('The reader of barcodes could not be loaded.', failure);
    post({ isReady: false });
  }
}

async function answer(frame: ImageBitmap): Promise<void> {
  const found = await detector.detect(frame).catch(() => []);
  frame.close();
  post({ codes: found.map(({ rawValue }) => rawValue) });
}
