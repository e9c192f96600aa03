import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { measureShort } from '#bench/support/measure-apart.ts';
import { pageWith, PANCAKES } from '#tests/core/reading/page.ts';
import { DRAFT } from '#tests/support/models.ts';

// Benches that use others' data, here with a few examples of our own.

const EXPECTED = {
  language: 'en',
  yields: PANCAKES.recipeYield,
  total_time: 25,
  ingredients: PANCAKES.recipeIngredient,
  instructions_list: PANCAKES.recipeInstructions.map(({ text }) => text),
  nutrients: { calories: '270 kcal' },
};

/** Energy in kcal, protein, fat, and carbohydrate with fibre in g. Source: USDA SR28. */
const SR28 = `ndb,description,kcal,protein_g,fat_g,carbohydrate_incl_fibre_g
1123,"EGG,WHL,RAW,FRSH",143,12.56,9.51,0.72
9040,"BANANAS,RAW",89,1.09,0.33,22.84
11282,"ONIONS,RAW",40,1.1,0.1,9.34
`;

/** Two hosts, because errors are searched on the pages of every second host only. */
const PAGES = ['apples.example', 'bread.example'].flatMap((host): [string, string][] => [
  [`${host}/pancakes.testhtml`, pageWith(PANCAKES)],
  [`${host}/pancakes.json`, JSON.stringify(EXPECTED)],
]);

async function rowsOf(bench: string, variable: string, files: Readonly<Record<string, string>>, path = '') {
  const folder = await mkdtemp(join(tmpdir(), 'munchify-others-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return measureShort(bench, { [variable]: join(folder, path) });
}

test('answers: a good one becomes a recipe at the first try', async () => {
  const preferences = { dietaryPreferences: [], avoid: { allergens: [], words: [] } };
  const request = { language: 'en', preferences, seed: 1 };
  const bread = { food: 'bread', name: 'bread', quantity: 240, unit: 'g', grams: 240, note: null };
  const answer = {
    ...DRAFT,
    lines: [...DRAFT.lines, bread],
    steps: [...DRAFT.steps, 'Serve with the bread.'],
  };
  const recorded = { 'soup.json': JSON.stringify({ request, answer }) };
  const rows = await rowsOf('answers', 'MUNCHIFY_ANSWERS', recorded);
  expect(rows.find(({ name }) => name === 'answers: soup')).toMatchObject({ holds: true });
});

test('reading: everything on two pages is found', async () => {
  const rows = await rowsOf('reading', 'MUNCHIFY_PAGES', Object.fromEntries(PAGES));
  const measured = new Map(rows.map((row) => [row.name, row.measured]));
  for (const figure of ['found', 'ingredients', 'steps', 'servings', 'time'])
    expect(measured.get(`reading: ours, all pages: ${figure}`)).toBe('100.0 % (2 of 2)');
  expect(measured.get('reading: page of 2 MB, 2.0 MB')).toMatch(/^\d+ ms$/);
});

test('published: the energy of two pages is compared with ours', async () => {
  const rows = await rowsOf('published', 'MUNCHIFY_PAGES', Object.fromEntries(PAGES));
  expect(rows).toMatchObject([
    { measured: expect.stringMatching(/^2 of 2;/) },
    { name: 'published: searched hosts', measured: expect.stringMatching(/^1 pages; .*[1-9]/) },
    {},
    { name: 'published: untouched hosts', measured: expect.stringMatching(/^1 pages; .*[1-9]/) },
    {},
    {},
  ]);
});

/** Language, name, allergens, vegan, vegetarian. */
const INGREDIENTS = `en\tbutter\tmilk\tno\tyes
de\tLachs\tfish\tno\tno
en\tcarrot\t\tyes\tyes
de\tKieselstein\tmolluscs\t\t
`;

test('taxonomy: three names of four are judged as expected', async () => {
  const rows = await rowsOf('taxonomy', 'MUNCHIFY_INGREDIENTS', { 'names.tsv': INGREDIENTS }, 'names.tsv');
  expect(rows).toMatchObject([
    { measured: '83.33 %: 5 of 6; others: Kieselstein (molluscs)', holds: false },
    { measured: '100.00 %: 1 of 1; others: ', holds: true },
  ]);
});

test('food-sources: foods with an available source agree with it', async () => {
  const [row] = await rowsOf('food-sources', 'MUNCHIFY_SR28', { 'sr28.csv': SR28 }, 'sr28.csv');
  const [, differing = '', all = ''] = /^(\d+) of (\d+):/.exec(row?.measured ?? '') ?? [];
  expect(Number(all) - Number(differing)).toBe(3);
});
