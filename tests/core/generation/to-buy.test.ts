import { expect, test } from 'vitest';
import { lineOf } from '#core/generation/draft/draft.ts';
import { linesToBuy } from '#core/generation/to-buy.ts';
import type { Cupboard } from '#core/nutrition/cupboard.ts';

const isBought = (seen: readonly string[], food: string) => {
  const line = lineOf({ food, name: food, quantity: null, unit: null, grams: 100, note: null }, 'en');
  return linesToBuy([line], seen, [])[0];
};

test.each([
  ['white cheese', 'feta'],
  ['beyaz peynir', 'feta'],
  ['chicken', 'chicken drumsticks'],
  ['lemon', 'lemon juice'],
  ['tomato', 'cherry tomatoes'],
  ['egg', 'egg yolks'],
])('A cook who has photographed %s need not buy %s', (seen, food) => {
  expect(isBought([seen], food)).toBe(false);
});

test.each([
  ['lime', 'lemon juice'],
  ['chicken', 'turkey breast'],
  ['potato', 'sweet potatoes'],
  ['pasta', 'cooked ham'],
  ['butter', 'lactose-free butter'],
])('A cook who has photographed %s has to buy %s', (seen, food) => {
  expect(isBought([seen], food)).toBe(true);
});

test.each(['butter', 'onion', 'salt', 'oregano', 'stock'])('Any kitchen has %s', (food) => {
  const line = lineOf({ food, name: food, quantity: null, unit: null, grams: 9, note: null }, 'en');
  expect(linesToBuy([line], [], [], 'granted')).toEqual([false]);
});

test.each(['tomato paste', 'tinned chickpeas', 'egg', 'milk', 'breadcrumbs', 'rice', 'spaghetti'])(
  'A cook who has ticked what is there need not buy %s, which the prompt grants',
  (food) => {
    const line = lineOf({ food, name: food, quantity: null, unit: null, grams: 9, note: null }, 'en');
    expect(linesToBuy([line], [], [], 'granted')).toEqual([false]);
  },
);

test('A food that the table lacks has to be bought, unless it was seen or the cook buys nothing', () => {
  const line = { name: 'qurut', grams: 50 };
  expect(linesToBuy([line], [], [])).toEqual([true]);
  expect(linesToBuy([line], [], [], 'granted')).toEqual([true]);
  expect(linesToBuy([line], ['Qurut'], [])).toEqual([false]);
  expect(linesToBuy([{ ...line, name: 'Kurut', plain: 'qurut' }], ['qurut'], [])).toEqual([false]);
  expect(linesToBuy([line], [], [], 'anything')).toEqual([false]);
});

test.each(['saffron', 'sumac', 'lime leaves', 'feta', 'gluten-free flour', 'lactose-free butter'])(
  'A cook who has ticked what is there, but not %s, has to buy it',
  (food) => {
    const line = lineOf({ food, name: food, quantity: null, unit: null, grams: 9, note: null }, 'en');
    expect(linesToBuy([line], [], [], 'granted')).toEqual([true]);
  },
);

test.each(['granted', 'ordinary'] as const)(
  'A cook’s own word about their cupboard decides (%s)',
  (cupboard) => {
    const bought = (food: string, said: Cupboard) => {
      const line = lineOf({ food, name: food, quantity: null, unit: null, grams: 9, note: null }, 'en');
      return linesToBuy([line], [], [], cupboard, said)[0];
    };
    expect(bought('salt', { has: [], lacks: ['salt'] })).toBe(true);
    expect(bought('salt', { has: [], lacks: ['rice'] })).toBe(false);
    expect(bought('rice', { has: [], lacks: ['rice'] })).toBe(true);
    expect(bought('rice', { has: ['rice'], lacks: [] })).toBe(false);
    expect(bought('leek', { has: ['leek'], lacks: [] })).toBe(false);
    expect(bought('gluten-free flour', { has: ['gluten-free-flour'], lacks: [] })).toBe(false);
  },
);
