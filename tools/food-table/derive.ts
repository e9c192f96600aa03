import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { FoodRow } from '#core/nutrition/foods/food-row.ts';

// `node tools/food-table/derive.ts PATH`: writes saturates, sugars and salt into the food table, from a CSV of SR28.

type Source = Record<string, string>;

const NdbNumber = v.pipe(v.string(), v.regex(/^\d{4,5}$/));

/** Similar foods in SR28, for missing or wrong values of a food. A single number stands for all values except fibre. */
const SimilarFoods = v.record(
  v.string(),
  v.union([
    NdbNumber,
    v.strictObject({
      fiber: v.exactOptional(NdbNumber),
      saturates: v.exactOptional(NdbNumber),
      sugars: v.exactOptional(NdbNumber),
      salt: v.exactOptional(NdbNumber),
    }),
  ]),
);

type Part = 'fiber' | 'saturates' | 'sugars' | 'salt';

const folder = join(import.meta.dirname, '../../core/nutrition/foods');
const path = process.argv[2];
if (path === undefined) throw new Error('Name the CSV: node tools/food-table/derive.ts PATH');

const sources = readSources(path);
const similarFoods = v.parse(
  SimilarFoods,
  JSON.parse(readFileSync(join(import.meta.dirname, 'similar-foods.json'), 'utf8')),
);
const sourceOf = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(join(folder, 'sources/sources.json'), 'utf8')),
);
const tables = readdirSync(folder).filter((name) => name.endsWith('.json'));
for (const file of tables) {
  const rows = v.parse(v.array(FoodRow), JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const lines = rows.map((row) => JSON.stringify(derived(row)));
  writeFileSync(join(folder, file), `[\n${lines.join(',\n')}\n]\n`);
}

function derived(row: FoodRow): FoodRow {
  // Erythritol is not in SR28; in the EU it has no energy.
  const [id, per100g, ...rest] = row;
  const source = sourceOf[id] ?? '';
  if (source.startsWith('EU ')) return row;
  // The row of a mix was calculated from the amounts of its parts, which its source does not state.
  if (source.includes('+') && !similarFoods[id]) return row;
  const [fat, , , , , protein, , ...alcohol] = per100g;
  const [carbs, fiber] = carbsOf(row);
  const saturates = partOf(row, 'saturates', fat);
  const sugars = partOf(row, 'sugars', carbs);
  const values = [fat, saturates, carbs, sugars, fiber, protein, saltOf(row), ...alcohol];
  return v.parse(FoodRow, [id, values, ...rest]);
}

/** Returns available carbohydrate and fibre. If the source has no fibre, divides the row's total anew. */
function carbsOf(row: FoodRow): readonly [carbs: number, fiber: number] {
  const [, [, , carbs, , fiber]] = row;
  const similar = similarTo(row, 'fiber');
  if (!similar) return [carbs, fiber];
  const share = (numberIn(similar, 'fibre_g') ?? 0) / (numberIn(similar, 'carbohydrate_incl_fibre_g') ?? 1);
  const similarFiber = rounded((carbs + fiber) * share);
  return [rounded(carbs + fiber - similarFiber), similarFiber];
}

/** Returns the saturates of the fat or the sugars of the carbohydrate, in g. */
function partOf(row: FoodRow, part: 'saturates' | 'sugars', whole: number): number {
  if (whole === 0) return 0;
  const [id] = row;
  const similar = similarTo(row, part);
  const amount = numberIn(similar ?? sources.get(sourceOf[id] ?? ''), `${part}_g`);
  if (amount === undefined)
    throw new Error(`${id} has no ${part}: name a similar food in similar-foods.json.`);
  if (!similar) return rounded(Math.min(amount, whole));
  const similarWhole = wholeOf(similar, part);
  return rounded(similarWhole > 0 ? Math.min(1, amount / similarWhole) * whole : 0);
}

function saltOf(row: FoodRow): number {
  const [id] = row;
  const sodium = numberIn(similarTo(row, 'salt') ?? sources.get(sourceOf[id] ?? ''), 'sodium_mg');
  if (sodium === undefined) throw new Error(`${id} has no salt: name a similar food in similar-foods.json.`);
  return Math.round(((sodium * 2.5) / 1000) * 100) / 100;
}

function similarTo([id]: FoodRow, part: Part): Source | undefined {
  const similar = similarFoods[id];
  if (typeof similar === 'string') return part === 'fiber' ? undefined : sources.get(similar);
  return sources.get(similar?.[part] ?? '');
}

function wholeOf(source: Source | undefined, part: 'saturates' | 'sugars'): number {
  if (part === 'saturates') return numberIn(source, 'fat_g') ?? 0;
  return (numberIn(source, 'carbohydrate_incl_fibre_g') ?? 0) - (numberIn(source, 'fibre_g') ?? 0);
}

/** Returns undefined for an empty cell: the value was not measured. */
function numberIn(source: Source | undefined, column: string): number | undefined {
  const cell = source?.[column];
  return cell === undefined || cell === '' ? undefined : Number(cell);
}

function rounded(grams: number): number {
  return Math.round(grams * 10) / 10;
}

function readSources(csv: string): ReadonlyMap<string, Source> {
  const [head = '', ...rows] = readFileSync(csv, 'utf8').trim().split('\n');
  const columns = head.split(',');
  return new Map(
    rows.map((row) => {
      const cells = row.match(/("[^"]*(?:""[^"]*)*"|[^,]*)(?:,|$)/g) ?? [];
      const entries = columns.map((column, at) => [column, (cells[at] ?? '').replace(/,$/, '')] as const);
      const source: Source = Object.fromEntries(entries);
      return [source['ndb'] ?? '', source] as const;
    }),
  );
}
