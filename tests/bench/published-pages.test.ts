import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { kilocaloriesIn, publishedPages, servingsIn } from '#bench/published/pages.ts';

test('energy is read with any unit around it, and kilojoules are converted', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.constantFrom(['', ''], ['', ' kcal'], ['', 'kcal'], ['Calories ', ''], ['', ' calories']),
      (calories, [before, after]) => {
        expect(kilocaloriesIn(`${before}${calories}${after}`)).toBe(calories);
        expect(kilocaloriesIn(`${calories * 4} kJ`)).toBeCloseTo((calories * 4) / 4.184);
        expect(kilocaloriesIn(`${calories * 4} kJ (${calories} kcal)`)).toBe(calories);
      },
    ),
  );
  expect(kilocaloriesIn('1,208 kcal')).toBe(1208);
  expect(kilocaloriesIn('0 kcal')).toBeUndefined();
  expect(kilocaloriesIn('unknown')).toBeUndefined();
});

test('a volume is not read as a number of servings, and a dozen is twelve', () => {
  expect(['4 cups', '6.5 gallons', '3 dozen', '8 cupcakes'].map(servingsIn)).toEqual([
    undefined,
    undefined,
    36,
    8,
  ]);
});

test('servings are a number, or the middle of a range', () => {
  expect(['8 servings', '12 muffins', '4-6 servings', '4 to 6', 'some'].map(servingsIn)).toEqual([
    8,
    12,
    5,
    5,
    undefined,
  ]);
});

test('pages of the hosts reserved for acceptance are not read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = {
    language: 'en',
    yields: '2 servings',
    ingredients: ['1 egg'],
    nutrients: { calories: '40' },
  };
  for (const host of ['apples.example', 'bread.example', 'milk.example']) {
    await mkdir(join(folder, host));
    await writeFile(join(folder, host, 'page.json'), JSON.stringify(page));
  }
  const pages = await publishedPages(folder);
  expect(pages.map(({ name, half }) => [name, half])).toEqual([
    ['apples.example/page', 'searched'],
    ['bread.example/page', 'untouched'],
  ]);
  expect(pages[0]?.recipe).toEqual({ language: 'en', servings: 2, lines: ['1 egg'], calories: 40 });
});

test('the error for a missing folder names the setting', async () => {
  await expect(publishedPages('/nowhere')).rejects.toThrow('MUNCHIFY_PAGES');
});
