import { expect, test } from 'vitest';
import { lineOf } from '#core/generation/draft/draft.ts';
import { linesToBuy } from '#core/generation/to-buy.ts';

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
])('A cook who has photographed %s has to buy %s', (seen, food) => {
  expect(isBought([seen], food)).toBe(true);
});
