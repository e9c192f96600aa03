import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { FoodId } from '#core/nutrition/food.ts';
import { openNetwork, type Network } from '#web/recogniser/network.ts';
import { recognise } from '#web/recogniser/recognise.ts';
import { SIDE } from '#web/recogniser/scene.ts';
import { squaresOf, type Square } from '#web/recogniser/squares.ts';

/** The foods that photos show, each once, in the order of the photos. What shows nothing known, or is no picture, adds nothing. */
export async function see(photos: readonly Buffer[]): Promise<FoodId[]> {
  network ??= openFromDisk();
  const open = await network;
  const foods = new Set<FoodId>();
  for (const photo of photos) {
    for (const food of await foodsOf(open, photo)) foods.add(food);
  }
  return [...foods];
}

const FOLDER = join(import.meta.dirname, '../../web/recogniser');

let network: Promise<Network> | undefined;

const openFromDisk = async (): Promise<Network> =>
  openNetwork(await readFile(join(FOLDER, 'model.bin')), await readFile(join(FOLDER, 'kernel.wasm')));

/** @returns nothing for bytes that are no picture */
async function foodsOf(open: Network, photo: Buffer): Promise<readonly FoodId[]> {
  try {
    const picture = sharp(await sharp(photo, { failOn: 'none' }).autoOrient().toBuffer());
    const { width, height } = await picture.metadata();
    const squares = squaresOf(width, height).map((square) => () => pixelsOf(picture, square));
    return (await recognise(open, squares)).foods.map(({ food }) => food);
  } catch {
    return [];
  }
}

const pixelsOf = (picture: Sharp, { left, top, side }: Square): Promise<Buffer> =>
  picture
    .clone()
    .extract({ left, top, width: side, height: side })
    .resize(SIDE, SIDE, { kernel: 'linear' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
