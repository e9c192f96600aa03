import { expect, test } from 'vitest';
import { readText } from '#core/reading/read-text.ts';
import { yieldOf } from '#core/reading/understanding/servings.ts';

const LIST = '250 g flour\n4 eggs\n100 g butter\n\nMix it all well in a bowl.\nBake it for 40 minutes.';

test.each([
  ['Makes one 9-inch tart (8 slices)', 8],
  ['Makes one large loaf (14 slices)', 14],
  ['Menge: 6 Portionen', 6],
  ['Menge: 1 Blech (20 Stück)', 20],
  ['Cuts into 10 slices', 10],
  ['Cuts into about 16 squares', 16],
  ['Feeds a crowd (10-12)', 11],
  ['Feeds a family of 5', 5],
  ['Makes a loaf of 12 slices', 12],
  ['Sufficient for 6', 6],
  ['Ausreichend für 8 Personen', 8],
  ['Serves 4 as a main', 4],
  ['(ca. 60 Stk.)', 60],
])('“%s” above or below the title gives %i servings, and does not become the title', (line, servings) => {
  for (const head of [`${line}\n\nAlmond tart`, `Almond tart\n${line}`]) {
    const recipe = readText(`${head}\n\n${LIST}`);
    expect(recipe?.title).toBe('Almond tart');
    expect(yieldOf(recipe?.yields).servings).toBe(servings);
  }
});

test.each(['Makes 500 ml', 'Makes about 7 lb', 'Menge: 750 g', 'Menge: ca. 2 kg', 'Makes a great supper'])(
  '“%s” gives no servings, and does not become the title',
  (line) => {
    const recipe = readText(`${line}\n\nTomato chutney\n\n${LIST}`);
    expect(recipe?.title).toBe('Tomato chutney');
    expect(yieldOf(recipe?.yields).servings).toBe(4);
  },
);

test.each([
  ['2 loaves (10 slices each)', 20],
  ['Makes two 8-inch rounds (6 wedges each)', 12],
  ['2 Bleche mit je 20 Stück', 40],
  ['2 Brote à 15 Scheiben', 30],
  ['3 trays of 12 muffins', 36],
  ['2 dozen cookies', 24],
  ['4 servings of 3 pancakes', 4],
  ['Serves 4 (350 kcal each)', 4],
  ['12 muffins or 24 mini muffins', 12],
])('“%s” gives %i servings in all', (yields, servings) => {
  expect(yieldOf(yields).servings).toBe(servings);
});

test.each([
  ['Flammkuchen (für 3 Pizzen)', 'Flammkuchen', '3 Pizzen'],
  ['Brownies (makes 24 squares)', 'Brownies', '24 squares'],
  ['Tiramisu (serves about 6)', 'Tiramisu', '6 servings'],
])('servings in brackets do not become part of the title: %s', (line, title, yields) => {
  expect(readText(`${line}\n\n${LIST}`)).toMatchObject({ title, yields });
});
