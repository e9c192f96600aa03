import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FoodId } from '#core/nutrition/food.ts';
import { outsideData } from '../support/outside-data.ts';

export type KitchenPhoto = {
  readonly file: string;
  /** Day on which it was taken, or `other`. Photos of one session look alike. */
  readonly session: string;
  readonly foods: readonly FoodId[];
};

/**
 * Folder with `labels.csv` and `photos` of the kitchens, which are not part of the repository. Source: "Food
 * ingredients detection", workspace yaman-e on Roboflow, version 48, CC BY 4.0
 */
export const KITCHENS = outsideData('MUNCHIFY_KITCHENS', 'kitchen-photos');

/**
 * Days that are measured: few, to keep it short. The network was trained with them; the model card has figures for
 * others.
 */
const MEASURED: ReadonlySet<string> = new Set(['2024-03-16', '2024-03-18', '2024-04-14', '2024-04-23']);

export const isMeasured = ({ session }: KitchenPhoto): boolean => MEASURED.has(session);

/** Foods of our table, by label. */
const FOOD_OF_LABEL: Readonly<Record<string, FoodId>> = {
  'bell pepper': 'bell-pepper',
  eggplant: 'aubergine',
  'farfalle pasta': 'pasta',
  'fusilli pasta': 'pasta',
  'green pepper': 'green-pepper',
  'ground meat': 'minced-beef',
  'olive oil': 'olive-oil',
  'red lentils': 'red-lentils',
  spaghetti: 'pasta',
  'tomato paste': 'tomato-paste',
  'turkish dumplings': 'filled-pasta',
  yogurt: 'yoghurt',
  zucchini: 'courgette',
};

/** Returns all photos of the kitchens; none without the folder. */
export async function kitchenPhotos(): Promise<readonly KitchenPhoto[]> {
  const labels = join(KITCHENS, 'labels.csv');
  if (!existsSync(labels)) return [];
  const rows = (await readFile(labels, 'utf8')).trim().split('\n').slice(1);
  return rows.map((row) => {
    const [file = '', session = '', boxes = ''] = row.split(',');
    const names = [...boxes.matchAll(/([^@]+)@\S+\s?/g)].map(([, name = '']) => name);
    const foods = [...new Set(names)].map((name) => FOOD_OF_LABEL[name] ?? name);
    return { file: join(KITCHENS, file), session, foods: [...new Set(foods)] };
  });
}
