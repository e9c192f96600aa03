import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FoodId } from '#core/nutrition/food.ts';
import { outsideData } from '../support/outside-data.ts';
import { GROCERY_CLASSES } from './grocery-classes.ts';

export type Photo = { readonly name: string; readonly jpeg: Buffer; readonly foods: readonly FoodId[] };

const DRAWN: readonly (readonly [name: string, ...foods: FoodId[]])[] = [
  ['tomatoes', 'tomato'],
  ['carrots', 'carrot'],
  ['bananas', 'banana'],
  ['eggs', 'egg'],
  ['pasta', 'pasta'],
  ['lemons', 'lemon'],
  ['peppers', 'bell-pepper'],
  ['mushrooms', 'mushroom'],
  ['no-food'],
];

/** Loads the drawn photos of the tests. */
export const drawnPhotos = (): Promise<readonly Photo[]> =>
  Promise.all(
    DRAWN.map(async ([name, ...foods]) => ({
      name,
      foods,
      jpeg: await readFile(join(import.meta.dirname, `../../tests/photos/${name}.jpg`)),
    })),
  );

/** Folder with `labels.csv` and `photos/val` of the Grocery Store dataset, which is not part of the repository. */
const DATASET = outsideData('MUNCHIFY_VISION', 'vision');

/** Returns one photo of each class on which the network was not trained; none without the folder. */
export async function realPhotos(): Promise<readonly Photo[]> {
  const rows = await validationRows();
  const isFirst = ({ fine }: Row, at: number) => rows.findIndex((row) => row.fine === fine) === at;
  return Promise.all(rows.filter(isFirst).map(photoOf));
}

type Row = { readonly file: string; readonly fine: number };

async function validationRows(): Promise<readonly Row[]> {
  if (!existsSync(join(DATASET, 'photos/val'))) return [];
  const rows = (await readFile(join(DATASET, 'labels.csv'), 'utf8')).trim().split('\n').slice(1);
  return rows.flatMap((row) => {
    const [file = '', split, , fine] = row.split(',');
    return split === 'val' ? [{ file, fine: Number(fine) }] : [];
  });
}

const photoOf = async ({ file, fine }: Row): Promise<Photo> => ({
  name: file.slice(file.lastIndexOf('/') + 1),
  foods: GROCERY_CLASSES[fine] ? [GROCERY_CLASSES[fine]] : [],
  jpeg: await readFile(join(DATASET, file)),
});

/** Side of a photo in a collage, in pixels. */
const TILE = 400;
const COLLAGES = 16;

/** Returns collages of four different foods each, spread evenly over all photos; none if there are fewer foods. */
export function collagesOf(photos: readonly Photo[]): Promise<readonly Photo[]> {
  const byFood = [
    ...new Map(photos.filter(({ foods }) => foods.length > 0).map((each) => [each.foods[0], each])).values(),
  ];
  const count = Math.min(COLLAGES, Math.floor(byFood.length / 4));
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      collageOf([0, 1, 2, 3].flatMap((place) => byFood[at + place * count] ?? [])),
    ),
  );
}

async function collageOf(photos: readonly Photo[]): Promise<Photo> {
  const tiles = await Promise.all(
    photos.map(async ({ jpeg }, place) => ({
      input: await sharp(jpeg).resize(TILE, TILE).toBuffer(),
      left: (place % 2) * TILE,
      top: Math.floor(place / 2) * TILE,
    })),
  );
  const sheet = { width: 2 * TILE, height: 2 * TILE, channels: 3, background: 'white' } as const;
  return {
    name: photos.map(({ name }) => name).join(' + '),
    foods: photos.flatMap(({ foods }) => foods),
    jpeg: await sharp({ create: sheet }).composite(tiles).jpeg().toBuffer(),
  };
}
