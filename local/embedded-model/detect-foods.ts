import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { FoodId } from '#core/nutrition/food.ts';
import { openNetwork, type Network } from '#web/recogniser/network.ts';
import { recognise, type Detection, type Squares } from '#web/recogniser/recognise.ts';
import { SIDE } from '#web/recogniser/scene.ts';
import { squaresOf, type Square } from '#web/recogniser/squares.ts';

/** Returns the distinct foods in the photos, in the order of the photos. Bytes that are no picture add nothing. */
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
  recognise(await recogniserNetwork(), await squaresIn(photo));

const FOLDER = join(import.meta.dirname, '../../web/recogniser');

let network: Promise<Network> | undefined;

/** Returns the app's network, opened once. */
export const recogniserNetwork = (): Promise<Network> => (network ??= openFromDisk());

const openFromDisk = async (): Promise<Network> =>
  openNetwork(await readFile(join(FOLDER, 'model.bin')), await readFile(join(FOLDER, 'kernel.wasm')));

/** Longest side, in pixels, to which the app scales a photo before detection. */
const LONGEST_SIDE = 800;

/**
 * Returns the squares of a photo that the recogniser looks at.
 * @throws for bytes that are no picture
 */
export async function squaresIn(photo: Buffer): Promise<Squares> {
  const { data, info } = await sharp(photo, { failOn: 'none' })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = sharp(data, { raw: { width, height, channels } });
  return squaresOf(width, height).map((square) => () => pixelsOf(picture, square));
}

const pixelsOf = (picture: Sharp, { left, top, side }: Square): Promise<Buffer> =>
  picture
    .clone()
    .extract({ left, top, width: side, height: side })
    .resize(SIDE, SIDE, { kernel: 'linear' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
