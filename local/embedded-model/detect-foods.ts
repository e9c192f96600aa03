import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FoodId } from '#core/nutrition/food.ts';
import { openNetwork, type Network, type Picture } from '#web/recogniser/network.ts';
import { pictureSize } from '#web/recogniser/picture-size.ts';
import { recognise, type Detection } from '#web/recogniser/recognise.ts';

// No photo comes twice, so sharp's cache would only fill memory.
sharp.cache(false);

/** Returns the distinct foods in the photos, in the order of the photos. Bytes that are not a picture add nothing. */
export async function detectFoods(photos: readonly Buffer[]): Promise<FoodId[]> {
  const foods = new Set<FoodId>();
  for (const photo of photos) {
    for (const { food } of await foodsOf(photo)) foods.add(food);
  }
  return [...foods];
}

async function foodsOf(photo: Buffer): Promise<Detection['foods']> {
  try {
    return (await detectionOf(photo)).foods;
  } catch {
    return [];
  }
}

/**
 * Runs the app's recogniser on a photo of any size.
 * @throws for bytes that are no picture
 */
export const detectionOf = async (photo: Buffer): Promise<Detection> =>
  recognise(await recogniserNetwork(), await pictureOf(photo));

const FOLDER = join(import.meta.dirname, '../../web/recogniser');

let network: Promise<Network> | undefined;

/** Returns the app's network, opened once. */
const recogniserNetwork = (): Promise<Network> => (network ??= openFromDisk());

const openFromDisk = async (): Promise<Network> =>
  openNetwork(await readFile(join(FOLDER, 'model.bin')), await readFile(join(FOLDER, 'kernel.wasm')));

/** Longest side, in pixels, to which the app scales a photo before detection. */
const LONGEST_SIDE = 800;

/**
 * Returns a photo in the recogniser's format.
 * @throws for bytes that are no picture
 */
async function pictureOf(photo: Buffer): Promise<Picture> {
  const { data, info } = await sharp(photo, { failOn: 'none' })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const size = pictureSize(width, height);
  const rgb = await sharp(data, { raw: { width, height, channels } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'linear' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { ...size, rgb };
}
