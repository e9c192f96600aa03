import { expect, test } from 'vitest';
import { readPage } from '#core/reading/read-page.ts';
import { pageWith, PANCAKES, texts } from './page.ts';

test('A recipe that is too long to be saved is cut, and a long step is split between sentences', () => {
  const long = 'Stir the pot once more. '.repeat(150).trim();
  const recipe = readPage(
    pageWith({
      ...PANCAKES,
      name: 'A'.repeat(500),
      recipeIngredient: Array.from({ length: 300 }, (_, at) => `${at + 1} g oats`),
      recipeInstructions: [long],
    }),
  );
  expect(recipe?.title).toHaveLength(200);
  expect(recipe?.ingredients).toHaveLength(200);
  expect(texts(recipe?.instructions).join(' ')).toBe(long);
  expect(Math.max(...texts(recipe?.instructions).map((step) => step.length))).toBeLessThanOrEqual(2_000);
});
