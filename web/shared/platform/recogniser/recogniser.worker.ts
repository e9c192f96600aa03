import type { DetectionResponse, DetectionJob } from './detect-foods.ts';
import kernelUrl from './kernel.wasm?url';
import modelUrl from './model.bin?url';
import { openNetwork, type Network, type Picture } from './network.ts';
import { pictureSize } from './picture-size.ts';
import { recognise, type Detection } from './recognise.ts';

/** Photos are processed one at a time, off the main thread. */
let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<DetectionJob>) => {
  last = last.then(() => answer(data));
});

async function answer({ id, photo }: DetectionJob): Promise<void> {
  let reply: DetectionResponse = { id };
  try {
    reply = { id, detection: await detectionOf(photo) };
  } catch (failure) {
    console.info('The foods on a photo could not be detected.', failure);
  }
  self.postMessage(reply);
}

async function detectionOf(photo: Blob): Promise<Detection> {
  const network = await open();
  const bitmap = await createImageBitmap(photo);
  try {
    return recognise(network, pictureOf(bitmap));
  } finally {
    bitmap.close();
  }
}

let network: Promise<Network> | undefined;

/** Opens the network once. After a failure, the next photo tries again. */
function open(): Promise<Network> {
  network ??= Promise.all([modelUrl, kernelUrl].map(fetchFile))
    .then(([model, kernel]) => {
      if (!model || !kernel) throw new Error('The network has no files.');
      return openNetwork(new Uint8Array(model), kernel);
    })
    .catch((failure: unknown) => {
      network = undefined;
      throw failure;
    });
  return network;
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.arrayBuffer();
}

function pictureOf(bitmap: ImageBitmap): Picture {
  const { width, height } = pictureSize(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'medium';
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rgb.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
  }
  return { width, height, rgb };
}
