import { expect, test } from 'vitest';
import { itemsIn } from '#core/reading/pasted/items.ts';

test.each([
  ['en', 'half a cup of oil and 2 eggs', ['half a cup of oil', '2 eggs']],
  ['en', 'so you want about 3 zucchini and one big onion', ['about 3 zucchini', 'one big onion']],
  ['de', '1 TL Zucker, 2 TL Salz', ['1 TL Zucker', '2 TL Salz']],
  ['de', 'und ein Ei und ein Becher Joghurt', ['ein Ei', 'ein Becher Joghurt']],
  ['de', '2 EL Öl, 3 Zehen Knoblauch und Salz', ['2 EL Öl', '3 Zehen Knoblauch', 'Salz']],
] as const)('a line with several amounts is split into its ingredients (%s): %s', (language, line, items) => {
  expect(itemsIn(line, language)).toEqual(items);
});

test.each([
  ['de', 'Salz, Pfeffer, Muskat', ['Salz', 'Pfeffer', 'Muskat']],
  ['en', 'olive oil, chilli flakes, salt', ['olive oil', 'chilli flakes', 'salt']],
  ['de', 'Petersilie, Schnittlauch', ['Petersilie', 'Schnittlauch']],
  ['en', 'sugar, cinnamon', ['sugar', 'cinnamon']],
] as const)('foods without amounts are split into ingredients (%s): %s', (language, line, items) => {
  expect(itemsIn(line, language)).toEqual(items);
});

test.each([
  ['en', '1 lemon, zest and juice'],
  ['en', 'salt and pepper'],
  ['en', '2 onions, chopped'],
  ['en', '1 tin (400 g, drained) beans'],
  ['de', 'Salz und Pfeffer'],
  ['en', 'basil leaves, torn'],
  ['de', '1 Bio-Zitrone, abgeriebene Schale'],
] as const)('a line with one ingredient stays whole (%s): %s', (language, line) => {
  expect(itemsIn(line, language)).toEqual([line]);
});
