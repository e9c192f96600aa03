import type { DownscaleAnswer, DownscaleJob } from './downscale.ts';

/** Decodes, shrinks and encodes photos one at a time, off the main thread. */
let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<DownscaleJob>) => {
  last = last.then(() => answer(data));
});

async function answer({ id, photo, maxSide, quality }: DownscaleJob): Promise<void> {
  let reply: DownscaleAnswer;
  try {
    reply = { id, jpeg: await downscaled(photo, maxSide, quality) };
  } catch {
    reply = { id };
  }
  self.postMessage(reply);
}

async function downscaled(photo: Blob, maxSide: number, quality: number): Promise<Blob> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to draw on.');
    // JPEG has no transparency; without this, it would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality });
  } finally {
    bitmap.close();
  }
}
