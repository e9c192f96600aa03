import { openEngine, type Engine } from './engine.ts';
import { loadFiles } from './files.ts';
import type { PictureJob, PictureMessage } from './messages.ts';
import { readingSize, type Grey } from './prepare.ts';
import { readPage } from './read-page.ts';

/** Shares of the progress when the files are loaded, and when the picture is ready for recognition. */
const LOADED = 0.3;
const OPENED = 0.35;

self.addEventListener('message', ({ data }: MessageEvent<PictureJob>) => void answer(data));

const post = (message: PictureMessage): void => self.postMessage(message);

async function answer({ picture, languages }: PictureJob): Promise<void> {
  const files = loadFiles(languages, (share) => post({ progress: share * LOADED }));
  const decoded = decode(picture);
  const [loaded, grey] = await Promise.allSettled([files, decoded]);
  if (grey.status === 'rejected') return post({ fault: 'unreadable' });
  if (loaded.status === 'rejected') return post({ fault: 'not-loaded' });
  try {
    const engine = await openEngine(loaded.value);
    post({ progress: OPENED });
    const text = readWith(engine, grey.value);
    post(text === '' ? { fault: 'no-text' } : { text });
  } catch (failure) {
    console.info('A picture could not be read.', failure);
    post({ fault: 'failed' });
  }
}

const readWith = (engine: Engine, grey: Grey): string =>
  readPage(grey, engine, (share) => post({ progress: OPENED + share * (1 - OPENED) }));

/** Number of rows read from the canvas at a time, because a pixel needs four bytes there and only one afterwards. */
const STRIP = 128;

/** Decodes a picture upright, in the size for reading. Keeps only one full bitmap in memory. */
async function decode(picture: Blob): Promise<Grey> {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const { width, height } = readingSize(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to draw on.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const pixels = new Uint8Array(width * height);
  for (let top = 0; top < height; top += STRIP) {
    const { data } = context.getImageData(0, top, width, Math.min(STRIP, height - top));
    pixels.set(greyOf(data), top * width);
  }
  return { width, height, pixels };
}

/** Source: ITU-R BT.601, luma of red, green and blue */
function greyOf(rgba: Uint8ClampedArray): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [rgba[at * 4], rgba[at * 4 + 1], rgba[at * 4 + 2]];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}
