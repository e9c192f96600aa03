import { readFile } from 'node:fs/promises';
import { energyOf, type Food } from '#core/nutrition/food.ts';
import { foodTable } from '#core/nutrition/foods/food-table.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import herbsAndSpices from '#core/nutrition/foods/herbs-and-spices.json' with { type: 'json' };
import sources from '#core/nutrition/foods/sources/sources.json' with { type: 'json' };
import type { Measured } from './support/measured.ts';
import { outsideData } from './support/outside-data.ts';

/** Table of USDA SR28, which is not part of the repository: NDB number, name, kcal, protein, fat, carbohydrate. */
const SOURCE = outsideData('MUNCHIFY_SR28', 'nutrition/usda-sr28.csv');

/** Foods for which SR28 uses lower energy factors than the EU: bran, cocoa and spices. */
const WITH_OTHER_FACTORS: ReadonlySet<string> = new Set([
  'oat-bran',
  'wheat-bran',
  'cocoa',
  'baking-powder',
  ...foodTable(herbsAndSpices, 'herbs and spices').map(({ id }) => id),
]);

/** Tolerance in g per 100 g. */
const TOLERANCE = { protein: 0.5, fat: 0.5, carbohydrate: 1 };

/** Compares foods with the values in USDA SR28, if that is their source. */
export async function foodSources(): Promise<Measured[]> {
  const rows = rowsIn(await readFile(SOURCE, 'utf8'));
  const numberOf = new Map(Object.entries(sources).filter(([, source]) => /^\d/.test(source)));
  const foods = FOODS.filter(({ id }) => numberOf.has(id));
  const differing = foods.filter((food) => !agrees(food, rows.get(numberOf.get(food.id) ?? '') ?? []));
  return [
    {
      name: 'foods that differ from their source',
      budget: '0',
      measured: `${differing.length} of ${foods.length}: ${differing.map(({ id }) => id).join(', ')}`,
      holds: foods.length > 0 && differing.length === 0,
    },
  ];
}

const rowsIn = (csv: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    csv
      .split('\n')
      .map(
        (row) =>
          row.match(/("[^"]*(?:""[^"]*)*"|[^,]*)(?:,|$)/g)?.map((cell) => cell.replace(/,$/, '')) ?? [],
      )
      .map((cells) => [cells[0] ?? '', cells]),
  );

/** SR28 counts fibre as carbohydrate; our table does not. */
function agrees({ id, per100g }: Food, cells: readonly string[]): boolean {
  const [, , kcal = NaN, protein = NaN, fat = NaN, carbohydrate = NaN] = cells.map(Number);
  const energy = energyOf(per100g);
  return (
    Math.abs(per100g.protein - protein) <= TOLERANCE.protein &&
    Math.abs(per100g.fat - fat) <= TOLERANCE.fat &&
    Math.abs(per100g.carbs + per100g.fiber - carbohydrate) <= TOLERANCE.carbohydrate &&
    (WITH_OTHER_FACTORS.has(id) || Math.abs(energy - kcal) <= Math.max(20, kcal * 0.12))
  );
}
