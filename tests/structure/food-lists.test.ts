import { expect, test } from 'vitest';
import { ALLERGENS } from '#core/nutrition/allergen.ts';
import { TRAITS } from '#core/nutrition/food.ts';
import { DISHES } from '#core/nutrition/foods/eaten/dishes.ts';
import { FOODS } from '#core/nutrition/foods/foods.ts';
import { FILES } from './imports.ts';
import { read } from './read.ts';

/** IDs that mean no trait. */
const IDS: ReadonlySet<string> = new Set(
  [...FOODS, ...DISHES]
    .map(({ id }) => id)
    .filter((id) => ![...ALLERGENS, ...TRAITS].some((each) => each === id)),
);

/** A file may name a few foods as exceptions. More of them are a list, which belongs in the food table. */
const FEW = 4;

/** The guard's vocabulary may list words that cooks read or write. */
const WORDS = /^core\/guard\/vocabulary\//;

test('Foods are listed only in the rows of their table', () => {
  const files = FILES.filter((file) => /^core\/.*\.ts$/.test(file) && !WORDS.test(file));
  expect(files.length).toBeGreaterThan(300);
  const lists = files.map((file) => [file, foodsIn(read(file))] as const);
  expect(lists.filter(([, foods]) => foods.length > FEW)).toEqual([]);
});

test.each([
  ["new Set(['salt', 'flour', 'olive-oil', 'black-pepper', 'white-pepper'])", 5],
  ['new Set(`rice pasta\n  potato bread`.split())', 4],
  ["const SEASONS = {\n  asparagus: [4, 6],\n  'bell-pepper': [7, 10],\n};", 2],
  ["'Add salt and olive oil to the rice.'", 0],
])('%s lists foods', (source, count) => {
  expect(foodsIn(source)).toHaveLength(count);
});

test('No pattern is matched against the ID of a food', () => {
  const files = FILES.filter((file) => /^core\/.*\.ts$/.test(file));
  const tried = files.filter((file) => /\.test\((?:id|food\.id)\)/.test(read(file)));
  expect(tried).toEqual([]);
});

/** Returns the IDs in texts that consist of IDs, and IDs that are keys. */
function foodsIn(source: string): readonly string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\//g, '');
  const texts = [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, text, long = '']) =>
    (text ?? long).trim().split(/[\s,|]+/),
  );
  const keys = [...code.matchAll(/^\s+'?([a-z-]+)'?:/gm)].map(([, key = '']) => [key]);
  return [...new Set([...texts, ...keys].filter((words) => words.every((word) => IDS.has(word))).flat())];
}
